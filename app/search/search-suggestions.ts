/** Shows the suggestions of a search or food field as a WAI-ARIA combobox. Loaded when the field first gets the focus. */
import Combobox from "@github/combobox-nav";

const FIELD = "[role=search] [name=q], form [name=aliment]";
const PAUSE_MS = 180;
const MIN_LENGTH = 2;

type Suggestion = { text: string; path: string; isFood: boolean };
type Urgent = { title: string; call: string; numbers: { label: string; href: string }[] };

const started = new WeakSet<HTMLInputElement>();

function start(input: HTMLInputElement, place: HTMLElement): void {
  started.add(input);
  const onlyFoods = input.name === "aliment";
  const list = document.createElement("div");
  list.id = `propositions-${input.name}`;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", onlyFoods ? "Aliments proposés" : "Questions et aliments proposés");
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
    const query = onlyFoods ? situationQuery(input.form) : "";
    list.replaceChildren(
      ...suggestions.map(({ path, ...suggestion }, index) =>
        option({ ...suggestion, path: path + query }, `${list.id}-${index + 1}`, onlyFoods),
      ),
    );
    list.hidden = suggestions.length === 0;
    if (list.hidden) combobox.stop();
    else combobox.start();
    status.textContent = `${urgent ? `${urgent.title} ${urgent.call} ` : ""}${announcement(suggestions.length)}`;
  };

  const request = async () => {
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    try {
      const query = new URLSearchParams({
        q: input.value.trim(),
        ...(onlyFoods && { seulement: "aliments" }),
      });
      const response = await fetch(`/suggestions?${query}`, { signal });
      const found = readSuggestions(response.ok ? await response.json() : null);
      // Ignore the response if the field has lost the focus.
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
      // Without this, the browser would also clear the field.
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
  // Keep the focus in the field, because blur would close the list before the click ends.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // The visitor typed while this script was loading.
  if (input.value !== input.defaultValue) requestSoon();
}

/**
 * An option is a link, so that middle-click and modifier keys open a new tab. If the list also contains questions, a food is
 * labeled as a food.
 */
function option({ text, path, isFood }: Suggestion, id: string, onlyFoods: boolean): HTMLElement {
  const link = document.createElement("a");
  link.href = path;
  link.id = id;
  link.tabIndex = -1;
  link.setAttribute("role", "option");
  link.textContent = text;
  if (isFood && !onlyFoods) {
    const kind = document.createElement("span");
    kind.className = "suggestion-kind";
    kind.textContent = " Aliment";
    link.append(kind);
  }
  return link;
}

/**
 * The situation chosen in the form, as a query string, so that the food's page shows its verdict first; empty if the form has
 * no such field.
 */
function situationQuery(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem("pour");
  return field instanceof HTMLSelectElement && field.selectedIndex > 0
    ? `?${new URLSearchParams({ pour: field.value })}`
    : "";
}

function announcement(count: number): string {
  if (count === 0) return "Aucune proposition";
  return count === 1
    ? "1 proposition, flèche vers le bas pour la choisir"
    : `${count} propositions, flèches haut et bas pour choisir`;
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
  const { urgent, verdict, questions, foods } = isObject(body) ? body : {};
  return {
    urgent: readUrgent(urgent),
    suggestions: [
      ...texts([verdict], ["name", "path"]).map(({ name, path }) => ({ text: name, path, isFood: true })),
      ...texts(questions, ["question", "path"]).map(({ question, path }) => ({
        ...{ text: question, path, isFood: false },
      })),
      ...texts(foods, ["name", "path"]).map(({ name, path }) => ({ text: name, path, isFood: true })),
    ],
  };
}

function readUrgent(value: unknown): Urgent | null {
  const [card] = texts([value], ["title", "call"]);
  return card && isObject(value) ? { ...card, numbers: texts(value["numbers"], ["label", "href"]) } : null;
}

/** Returns the objects of a list that have a string property for every name in `names`. */
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
