// Stacks fan out in the page alone: under the pointer and with the focus by style, by a finger with a tap.
import { stage } from "../state.js";

function close(but = null) {
  for (const stack of stage.querySelectorAll(".wt-stack.open")) if (stack !== but) stack.classList.remove("open");
}

// The first tap opens a stack; what is tapped in the fan is played.
stage.addEventListener(
  "click",
  (event) => {
    const stack = event.target.closest?.(".wt-spots .wt-stack.several");
    if (stack && event.pointerType === "touch" && !stack.matches(".open, .spread")) {
      close(stack);
      stack.classList.add("open");
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (!stack) close();
  },
  true,
);
