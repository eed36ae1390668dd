// Text mode: the same table in words, for screen readers and whoever prefers to read, with commands typed into one field.
export class TextMode {
  constructor(page, texts, viewer) {
    this.page = page;
    this.texts = texts;
    this.viewer = viewer;
    this.speaker = document.querySelector("#speaker");
    this.last = "";
  }

  toggle(on) {
    this.page.classList.toggle("textmode", on);
    document.querySelector("#textmode")?.remove();
    if (!on) return;
    const room = document.createElement("main");
    room.id = "textmode";
    room.className = "wt";
    const told = document.createElement("div");
    told.id = "told";
    const form = document.createElement("form");
    const field = document.createElement("input");
    field.setAttribute("aria-label", this.texts.command);
    field.placeholder = this.texts.command;
    form.append(field);
    const answer = document.createElement("div");
    answer.id = "answer";
    answer.setAttribute("aria-live", "assertive");
    form.onsubmit = async (event) => {
      event.preventDefault();
      answer.textContent = await this.command(field.value.trim());
      field.value = "";
    };
    room.append(told, form, answer);
    this.page.prepend(room);
    this.refresh();
    field.focus();
  }

  // A live region says the question at once; the log follows politely in its own region of the painting.
  shown(stage) {
    const question = stage.querySelector(".wt-ask, .wt-outcome")?.innerText ?? "";
    if (question !== this.last) { this.last = question; this.speaker.textContent = question; }
    if (this.page.classList.contains("textmode")) this.refresh();
  }

  async refresh() {
    const lang = document.documentElement.lang;
    const answer = await fetch(`/api/tables/${this.page.dataset.table}/text?seat=${this.viewer()}&lang=${lang}`);
    const data = await answer.json();
    const told = document.querySelector("#told");
    if (told) told.textContent = data.text ?? "";
    this.choices = data.choices ?? [];
  }

  async command(words) {
    if (!words) return "";
    if (/^\d+$/.test(words)) {
      const choice = this.choices?.[Number(words) - 1];
      return choice ? this.act(choice.code) : this.texts["no-choice"];
    }
    const [first, ...rest] = words.split(/\s+/);
    try {
      if (first === "?" || first === "ask") return (await this.line.ask({ type: "ask", question: rest[0] ?? "", args: rest.slice(1) })).lines.join("\n");
      if (first === "why") {
        const { lines, clause } = await this.line.ask({ type: "why", action: rest.join(" ") });
        return clause ? `${clause}: ${lines.join(" ")}` : this.texts["may-play"];
      }
      if (first === "undo") { await this.line.do("undo", {}, this.viewer()); return ""; }
      return await this.act(words);
    } catch (error) { return error.clause ? `${error.clause}: ${error.text}` : error.text; }
  }

  async act(action) {
    try { await this.line.do("act", { actions: [action] }, this.viewer()); return ""; } catch (error) {
      return error.clause ? `${error.clause}: ${error.text}` : error.text;
    }
  }
}
