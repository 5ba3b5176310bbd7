/** Questions under a search field while a visitor types: the WAI-ARIA combobox, loaded at the field's first focus. */
import Combobox from "@github/combobox-nav";

const FIELD = "[role=search] input[name=q]";
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

type Suggestion = { question: string; path: string };

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
  place.replaceChildren(list, status);

  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
  let asked: AbortController | undefined;
  let pause: number | undefined;

  const close = () => {
    window.clearTimeout(pause);
    asked?.abort();
    combobox.stop();
    list.hidden = true;
  };

  const show = (suggestions: Suggestion[]) => {
    list.replaceChildren(...suggestions.map(option));
    list.hidden = suggestions.length === 0;
    if (list.hidden) combobox.stop();
    else combobox.start();
    status.textContent = announcement(suggestions.length);
  };

  const ask = async () => {
    asked = new AbortController();
    const { signal } = asked;
    try {
      const response = await fetch(`/suggestions?${new URLSearchParams({ q: input.value.trim() })}`, {
        signal,
      });
      const suggestions = response.ok ? readSuggestions(await response.json()) : [];
      // A field that is no longer in use shows nothing.
      if (!signal.aborted && document.activeElement === input) show(suggestions);
    } catch {
      if (!signal.aborted) close();
    }
  };

  const askSoon = () => {
    window.clearTimeout(pause);
    asked?.abort();
    if (input.value.trim().length < MIN_LENGTH) {
      close();
      list.replaceChildren();
      status.textContent = "";
    } else pause = window.setTimeout(() => void ask(), PAUSE_MS);
  };

  input.addEventListener("input", askSoon);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) {
      // Otherwise the browser also empties the field.
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
  // The field keeps the focus, so that the list is still there when the click ends.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // Typed while this script was loading.
  if (input.value !== input.defaultValue) askSoon();
}

/** A link, so that it opens as links do, with the keys and buttons that open a tab too. */
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

function readSuggestions(body: unknown): Suggestion[] {
  const questions = isObject(body) ? body["questions"] : undefined;
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { question, path } = each;
    return typeof question === "string" && typeof path === "string" ? [{ question, path }] : [];
  });
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
