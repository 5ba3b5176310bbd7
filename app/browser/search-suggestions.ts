/** Search suggestions as a WAI-ARIA combobox; loaded at the search field's first focus. */
import Combobox from "@github/combobox-nav";

const FIELD = "[role=search] input[name=q]";
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

type Suggestion = { question: string; path: string };
type Urgent = { title: string; call: string; numbers: { label: string; href: string }[] };

const started = new WeakSet<HTMLInputElement>();

function start(input: HTMLInputElement, place: HTMLElement): void {
  started.add(input);
  const list = document.createElement("div");
  list.id = "questions-proposees";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Questions proposées");
  list.hidden = true;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.className = "sr-only";
  const card = document.createElement("div");
  card.className = "urgent-suggestion";
  card.hidden = true;
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

  const show = ({ urgent, suggestions }: { urgent: Urgent | null; suggestions: Suggestion[] }) => {
    card.hidden = urgent === null;
    card.replaceChildren(...(urgent ? urgentLines(urgent) : []));
    list.replaceChildren(...suggestions.map(option));
    list.hidden = suggestions.length === 0;
    if (list.hidden) combobox.stop();
    else combobox.start();
    status.textContent = `${urgent ? `${urgent.title} ${urgent.call} ` : ""}${announcement(suggestions.length)}`;
  };

  const request = async () => {
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    try {
      const response = await fetch(`/suggestions?${new URLSearchParams({ q: input.value.trim() })}`, {
        signal,
      });
      const found = readSuggestions(response.ok ? await response.json() : null);
      // Ignores the response if the field lost the focus.
      if (!signal.aborted && document.activeElement === input) show(found);
    } catch {
      if (!signal.aborted) close();
    }
  };

  const requestSoon = () => {
    window.clearTimeout(pause);
    pendingRequest?.abort();
    if (input.value.trim().length < MIN_LENGTH) {
      close();
      list.replaceChildren();
      card.hidden = true;
      status.textContent = "";
    } else pause = window.setTimeout(() => void request(), PAUSE_MS);
  };

  input.addEventListener("input", requestSoon);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      // Otherwise the browser also clears the field.
      event.preventDefault();
      close();
    } else if (
      event.key === "ArrowDown" &&
      list.hidden &&
      list.children.length > 0 &&
      input.value.trim() !== ""
    ) {
      event.preventDefault();
      list.hidden = false;
      combobox.start();
    }
  });
  // Keeps the focus in the field, because blur closes the list before the click ends.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // The visitor typed while this script was loading.
  if (input.value !== input.defaultValue) requestSoon();
}

/** A link, so that middle-click and modifier keys open a new tab. */
function option({ question, path }: Suggestion, index: number): HTMLElement {
  const link = document.createElement("a");
  link.href = path;
  link.id = `question-proposee-${index + 1}`;
  link.tabIndex = -1;
  link.setAttribute("role", "option");
  link.textContent = question;
  return link;
}

function announcement(count: number): string {
  if (count === 0) return "Aucune question proposée";
  return count === 1
    ? "1 question proposée, flèche vers le bas pour la choisir"
    : `${count} questions proposées, flèches haut et bas pour choisir`;
}

/** The card stays visible on blur, so that its links are reachable by keyboard. */
function urgentLines({ title, call, numbers }: Urgent): HTMLElement[] {
  const [heading, text, links] = ["strong", "p", "p"].map((name) => document.createElement(name));
  if (!heading || !text || !links) return [];
  heading.textContent = title;
  text.textContent = call;
  for (const { label, href } of numbers) {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = label;
    links.append(link);
  }
  return [heading, text, links];
}

function readSuggestions(body: unknown): { urgent: Urgent | null; suggestions: Suggestion[] } {
  const { urgent, questions } = isObject(body) ? body : {};
  return {
    urgent: readUrgent(urgent),
    suggestions: texts(questions, ["question", "path"]),
  };
}

function readUrgent(value: unknown): Urgent | null {
  const [card] = texts([value], ["title", "call"]);
  return card && isObject(value) ? { ...card, numbers: texts(value["numbers"], ["label", "href"]) } : null;
}

/** The objects of a list that have a string property for each name. */
function texts<Name extends string>(list: unknown, names: Name[]): Record<Name, string>[] {
  return Array.isArray(list) ? list.filter((each) => hasTexts(each, names)) : [];
}

function hasTexts<Name extends string>(value: unknown, names: Name[]): value is Record<Name, string> {
  return isObject(value) && names.every((name) => typeof value[name] === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function startIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD) || started.has(field)) return;
  const place = field.form?.querySelector<HTMLElement>(".search-suggestions");
  if (place) start(field, place);
}

document.addEventListener("focusin", ({ target }) => startIn(target));
startIn(document.activeElement);
