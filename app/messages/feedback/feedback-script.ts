/** Posts the feedback forms with fetch, and replaces them with the form from the response page. */
import { HONEYPOT_FIELD } from "~/shell/form/honeypot";

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  const section = form instanceof HTMLFormElement && form.closest<HTMLElement>("[data-feedback]");
  if (!section) return;
  event.preventDefault();
  if (!section.hasAttribute("aria-busy")) void send(section, form, submitter);
});

async function send(section: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null) {
  giveId(form);
  section.setAttribute("aria-busy", "true");
  const { isStored, answer } = await post(form, submitter);
  if (!isStored) emptyHoneypot(form);
  section.removeAttribute("aria-busy");
  const next = section.querySelector("[data-feedback-next]");
  const hadFocus = next?.contains(document.activeElement);
  if (answer && next && (isStored || answer.childElementCount > 0)) replace(next, answer);
  if (isStored && submitter?.hasAttribute("name")) {
    for (const button of form.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button === submitter));
    }
  }
  const status = section.querySelector<HTMLElement>("[data-feedback-status]");
  if (status) status.textContent = answer?.dataset["feedbackAnswer"] ?? section.dataset["notSent"] ?? "";
  if (!hadFocus) return;
  const wrong = next?.querySelector<HTMLElement>("[aria-invalid]");
  (wrong ?? next?.querySelector<HTMLElement>("button") ?? status)?.focus();
}

/** With an id, the form is stored once. The HTML of cached pages cannot contain it. */
function giveId(form: HTMLFormElement) {
  const id = form.querySelector<HTMLInputElement>("input[name=submission]");
  // Only secure contexts have randomUUID.
  if (id?.value === "" && "randomUUID" in crypto) id.value = crypto.randomUUID();
}

/** Browsers that autofill it could never submit the form. */
function emptyHoneypot(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>(`input[name=${HONEYPOT_FIELD}]`);
  if (field) field.value = "";
}

async function post(form: HTMLFormElement, submitter: HTMLElement | null) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
  try {
    const response = await fetch(form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const answer = page.querySelector<HTMLElement>("[data-feedback-answer]");
    return { isStored: response.ok && answer !== null, answer };
  } catch {
    return { isStored: false, answer: null };
  }
}

/** Preserves text that the visitor typed before pressing another button. */
function replace(next: Element, answer: HTMLElement) {
  const typed = next.querySelector("textarea")?.value;
  next.replaceChildren(...answer.childNodes);
  const field = next.querySelector("textarea");
  if (typed && field?.value === "") field.value = typed;
}
