// The pages of an account: sign in, register, password, address, notices, tokens, deletion.

import { complain, guarded, make, on } from "../common/dom.js";
import { errors, get, send } from "../common/requests.js";

// Where a form leads when all is well; those that stay say so in their own words.
const THEN = { "sign-in": "/tables", register: "/tables?welcome=yes", reset: "/account", delete: "/" };

/** Show an error at the field that it is about, and go there; one that is about no field is a toast. */
function blame(form, error) {
  const field = form.elements[error.field];
  if (!field?.labels?.length) {
    complain(error.message);
    return;
  }
  const note = make("small", { className: "wrong", id: `wrong-${form.dataset.account ?? ""}-${error.field}` });
  note.textContent = error.text.replace(/^[a-z_]+: /, "");
  field.labels[0].append(note);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", note.id);
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
}

function forgive(form) {
  for (const note of form.querySelectorAll(".wrong")) note.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
}

/** Return what a form says. The key of a link follows the `#`, so that it is in no server's log. */
function body(form) {
  const said = Object.fromEntries(new FormData(form));
  const kind = form.dataset.account;
  delete said.username;
  if (kind === "register") {
    said.robot = "robot" in said;
    said.email ||= null;
  }
  if (kind === "reset" || kind === "confirm") said.key = location.hash.slice(1);
  return said;
}

on("[data-account]", "submit", async (form) => {
  const kind = form.dataset.account;
  forgive(form);
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const said = body(form);
    await send(`/api/accounts/${kind}?lang=${document.documentElement.lang}`, said);
    if (said.robot) location.href = "/account/bots";
    else if (kind in THEN) location.href = THEN[kind];
    else {
      const saved = form.querySelector(".saved");
      const { sent, removed } = saved.dataset;
      if (sent) saved.textContent = said.email ? sent.replace("{email}", said.email) : removed;
      form.reset();
      saved.hidden = false;
    }
  } catch (error) {
    if (kind === "sign-in" && error.code === "forbidden") error.message = errors.sign_in;
    else if (error.code === "forbidden") error.message = error.text;
    blame(form, error);
  } finally {
    button.disabled = false;
  }
});
on("[data-sign-out]", "click", async (button) => {
  await send(`/api/accounts/sign-out${button.dataset.signOut === "everywhere" ? "?everywhere=true" : ""}`, {});
  location.href = "/";
});
on("[data-settings]", "submit", async (form) => {
  forgive(form);
  const saved = form.querySelector(".saved");
  saved.hidden = true;
  const { lang } = document.documentElement;
  try {
    const wishes = { mail: form.elements.mail?.checked ?? false, webhook: form.elements.webhook.value, lang };
    await send(`/api/accounts/settings?lang=${lang}`, wishes);
    saved.hidden = false;
  } catch (error) {
    blame(form, error);
  }
});
on("[data-token]", "click", async () => {
  const { token } = await send("/api/accounts/token", { label: "bot" });
  const place = document.querySelector(".token");
  place.textContent = token;
  place.hidden = false;
  await listTokens();
});

const tokens = document.querySelector("[data-tokens]");

/** List the tokens of a bot's account, each with a button that revokes it. */
async function listTokens() {
  const found = await get("/api/accounts/tokens");
  tokens.hidden = !found.length;
  tokens.querySelector("ul").replaceChildren(
    ...found.map(({ id, label, created }) => {
      const since = new Date(created * 1000).toLocaleString(document.documentElement.lang);
      const revoke = guarded(async () => {
        await send("/api/accounts/tokens/revoke", { id });
        await listTokens();
      });
      const button = make("button", { type: "button", className: "button", onclick: revoke }, tokens.dataset.tokens);
      return make("li", {}, `${label}, ${since} `, button);
    }),
  );
}
if (tokens) guarded(listTokens)();
