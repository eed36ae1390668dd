// Things travel from their old place to the new one by their id; what is new fades in. Input is never blocked.
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function places(stage) {
  const found = new Map();
  for (const thing of stage.querySelectorAll("[data-thing]")) found.set(thing.dataset.thing, thing.getBoundingClientRect());
  return found;
}

export function travel(stage, before) {
  for (const thing of stage.querySelectorAll("[data-thing]")) {
    const old = before.get(thing.dataset.thing);
    const now = thing.getBoundingClientRect();
    if (!old) {
      thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: calm.matches ? 120 : 240 });
    } else if (!calm.matches && now.width && (Math.abs(old.x - now.x) > 2 || Math.abs(old.y - now.y) > 2)) {
      const scale = thing.ownerSVGElement ? thing.ownerSVGElement.getScreenCTM().a || 1 : 1;
      const [x, y] = [(old.x - now.x) / scale, (old.y - now.y) / scale];
      const own = getComputedStyle(thing).transform;
      const rest = own === "none" ? "" : own;
      thing.animate([{ transform: `translate(${x}px, ${y}px) ${rest}` }, { transform: rest || "none" }], { duration: 320, easing: "ease-out" });
    }
  }
}
