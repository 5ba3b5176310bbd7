import { LEAST_LETTERS_TO_SUGGEST } from "./search-limits";

/** Shows the suggestions of a search or food field: links, to which the arrow keys move. Loaded when the field first gets the focus. */
const FIELD = "[role=search] [name=q], form [name=aliment]";
const PAUSE_MS = 180;
/** The emergency card, the links, and a status, which is only announced if it is in the page before its text. */
const PARTS = `<div class="remark urgent urgent-suggestion"></div><ul aria-label="Propositions"></ul><p role="status" class="sr-only"></p>`;

function start(input: HTMLInputElement, form: HTMLFormElement, place: Element): void {
  place.innerHTML = PARTS;
  let pendingRequest: AbortController | undefined;
  let pause: number | undefined;
  const links = () => [...place.querySelectorAll<HTMLElement>("li > a")];

  const show = (html: string) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const { children } = template.content;
    [...place.children].forEach((part, index) =>
      part.replaceChildren(...(children[index]?.childNodes ?? [])),
    );
  };

  const cancel = () => {
    window.clearTimeout(pause);
    pendingRequest?.abort();
  };

  // The emergency card stays.
  const close = () => {
    cancel();
    place.querySelector("ul")?.replaceChildren();
  };

  const request = async () => {
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    const fields = Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.trim()]] : [],
    );
    const html = await fetch(`/suggestions?${new URLSearchParams(fields)}`, { signal })
      .then((response) => (response.ok ? response.text() : ""))
      .catch(() => "");
    if (!signal.aborted && document.activeElement === input) show(html);
  };

  const requestSoon = () => {
    cancel();
    if (input.value.trim().length < LEAST_LETTERS_TO_SUGGEST) show("");
    else pause = window.setTimeout(() => void request(), PAUSE_MS);
  };

  input.addEventListener("input", requestSoon);
  form.addEventListener("keydown", (event) => {
    const stops = [input, ...links()];
    const at = stops.findIndex((stop) => stop === event.target);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (at < 0) return;
    if (step !== undefined && stops.length > 1) stops.at((at + step) % stops.length)?.focus();
    else if (event.key === "ArrowDown") requestSoon();
    else if (event.key === "Escape" && stops.length > 1) {
      close();
      input.focus();
    } else {
      // What is typed on a link is typed in the field.
      if (/^(?:.|Backspace)$/u.test(event.key)) input.focus();
      return;
    }
    // The browser would scroll the page, or clear the field.
    event.preventDefault();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (![input, ...links()].some((stop) => stop === relatedTarget)) close();
  });
  // Keep the focus in the field, because leaving it would close the list before the click ends.
  place.addEventListener("mousedown", (event) => event.preventDefault());
  form.addEventListener("submit", close);
  // The visitor typed while this script was loading.
  if (input.value !== input.defaultValue) requestSoon();
}

function startIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
  const place = field.form?.querySelector(".search-suggestions:empty");
  if (field.form && place) start(field, field.form, place);
}

document.addEventListener("focusin", ({ target }) => startIn(target));
startIn(document.activeElement);
