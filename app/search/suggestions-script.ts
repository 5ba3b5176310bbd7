/** Shows the suggestions of a search or food field as a WAI-ARIA combobox. Loaded when the field first gets the focus. */
import Combobox from "@github/combobox-nav";

const FIELD = "[role=search] [name=q], form [name=aliment]";
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

const started = new WeakSet<HTMLInputElement>();

function start(input: HTMLInputElement, form: HTMLFormElement, place: Element): void {
  started.add(input);
  const list = document.createElement("div");
  list.id = `propositions-${input.name}`;
  list.setAttribute("role", "listbox");
  const label = input.name === "q" ? "Questions et aliments proposés" : "Aliments proposés";
  list.setAttribute("aria-label", label);
  list.hidden = true;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "sr-only";
  // The card stays visible on blur, so that its links are reachable by keyboard.
  const card = document.createElement("div");
  card.className = "remark urgent urgent-suggestion";
  place.replaceChildren(card, list, status);

  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
  let pendingRequest: AbortController | undefined;
  let pause: number | undefined;

  const close = () => {
    window.clearTimeout(pause);
    pendingRequest?.abort();
    combobox.stop();
    list.hidden = true;
  };

  const open = () => {
    list.hidden = false;
    combobox.start();
  };

  const show = (html: string) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const { children } = template.content;
    [card, list, status].forEach((element, index) =>
      element.replaceChildren(...(children[index]?.childNodes ?? [])),
    );
    if (list.childElementCount > 0) open();
    else close();
  };

  const request = async () => {
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    try {
      const fields = Array.from(new FormData(form)).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value.trim()]] : [],
      );
      const response = await fetch(`/suggestions?${new URLSearchParams(fields)}`, { signal });
      const html = response.ok ? await response.text() : "";
      if (!signal.aborted && document.activeElement === input) show(html);
    } catch {
      if (!signal.aborted) close();
    }
  };

  const requestSoon = () => {
    window.clearTimeout(pause);
    pendingRequest?.abort();
    if (input.value.trim().length < MIN_LENGTH) show("");
    else pause = window.setTimeout(() => void request(), PAUSE_MS);
  };

  input.addEventListener("input", requestSoon);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      // Without this, the browser would also clear the field.
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" && list.hidden && list.childElementCount > 0) {
      event.preventDefault();
      open();
    }
  });
  // Keep the focus in the field, because blur would close the list before the click ends.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  form.addEventListener("submit", close);
  // The visitor typed while this script was loading.
  if (input.value !== input.defaultValue) requestSoon();
}

function startIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD) || started.has(field)) return;
  const place = field.form?.querySelector(".search-suggestions");
  if (field.form && place) start(field, field.form, place);
}

document.addEventListener("focusin", ({ target }) => startIn(target));
startIn(document.activeElement);
