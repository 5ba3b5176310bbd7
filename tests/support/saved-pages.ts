/**
 * `npx tsx tests/support/saved-pages.ts FOLDER`: saves the status, headers and body of each address of the built site as a file, of quizzes
 * in both modes and of forms too. Compare two folders with `git diff --no-index --stat BEFORE AFTER`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { elements, named } from "../e2e/support/crawl";
import { startSite } from "../e2e/support/server";

const SITE_URL = "https://www.faq-alim.example";
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const QUIZ_STEPS = 60;
const TEXT_TYPES = /^text\/|json|xml|javascript/;
/** Headers that differ between two runs of the same site. */
const RUN_HEADERS = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

const OTHER_ADDRESSES = [
  ...[
    "/robots.txt",
    "/llms.txt",
    "/sitemap.xml",
    "/feed.xml",
    "/site.webmanifest",
    "/.well-known/security.txt",
  ],
  ...["/sante", "/sante/pret", "/favicon.ico", "/aliments.json", "/conservation.json"],
  ...[
    "/accessibilite",
    "/blog",
    "/calculateurs",
    "/avis",
    "/avis/merci",
    "/contact/merci",
    "/newsletter/a-confirmer",
  ],
  ...[
    "/recherche",
    "/recherche?q=fer",
    "/recherche?q=lait+b%C3%A9b%C3%A9",
    "/recherche?q=zzzz",
    "/recherche?q=avaler+javel",
  ],
  ...["/suggestions?q=fer", "/suggestions?q=lait"],
  ...[
    "/inconnu",
    "/question/99999",
    "/question/1",
    "/quiz/99",
    "/quiz/x",
    "/categorie/inconnue",
    "/aliments/inconnu",
  ],
  ...[
    "/contact/",
    "/CONTACT",
    "//contact",
    "/contact?a=1",
    "/question/1-autre-titre",
    "/aliments?aliment=lait",
    "/saisons",
  ],
  ...[
    "/conservation?aliment=poulet",
    "/aliments?aliment=lait&pour=enceinte",
    "/quiz/1?question=7",
    "/quiz/1?etat=faux&question=2",
  ],
];

const FORMS: [string, Record<string, string>][] = [
  ["/contact", {}],
  ["/contact", { nom: "Jeanne", email: "jeanne", sujet: "Question", message: "Bonjour" }],
  ["/newsletter", { email: "pas une adresse" }],
  ["/avis", {}],
  ["/quiz/1", { etat: "faux" }],
  ["/", { email: "x" }],
];

const parser = unified().use(rehypeParse).freeze();

type Saved = { status: number; headers: Headers; body: Buffer };

async function saveSite(origin: string, target: string): Promise<void> {
  const save = async (name: string, path: string, init?: RequestInit) => {
    const saved = await ask(origin + path, init);
    writeFileSync(join(target, fileName(name)), printed(saved));
    return saved;
  };
  const { body } = await save("/sitemap.xml", "/sitemap.xml");
  const listed = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => localPath(url ?? ""));
  const addresses = new Set([...listed, ...OTHER_ADDRESSES]);
  // A Set also visits the addresses that are added while it is walked: files and pictures that pages name.
  for (const path of addresses) {
    const saved = await save(path, path);
    if (isHtml(saved) && listed.includes(path)) for (const file of filesNamedIn(saved)) addresses.add(file);
  }
  for (const path of listed.filter((address) => /^\/quiz\/\d+$/.test(address))) {
    for (const mode of ["", "?correction=question", "?temps=libre"])
      await saveQuiz(origin, path + mode, save);
  }
  for (const [index, [path, typed]] of FORMS.entries()) {
    const page = parsed(await ask(origin + path));
    const [form] = elements(page, ({ properties }) => properties["method"] === "post");
    const fields = { ...(form && filledIn(form)), ...typed };
    await save(`POST ${path} ${index}`, path, posted(origin, fields));
  }
  process.stdout.write(`${addresses.size} addresses saved.\n`);
}

/** Plays a quiz by its own forms, always with the first answer, and saves each step and the result. */
async function saveQuiz(
  origin: string,
  start: string,
  save: (name: string, path: string, init?: RequestInit) => Promise<Saved>,
): Promise<void> {
  let path = start;
  for (let step = 0; step < QUIZ_STEPS; step += 1) {
    const saved = await save(`${start} step ${step}`, path);
    const location = saved.headers.get("location");
    if (location !== null) {
      path = localPath(new URL(location, SITE_URL).href);
      continue;
    }
    const [form] = elements(
      parsed(saved),
      ({ tagName, properties }) => tagName === "form" && properties["id"] === "quiz",
    );
    if (!form) return;
    const fields = filledIn(form);
    const [button] = elements(form, named("button"));
    const buttonName = button?.properties["name"];
    if (button?.properties["formMethod"] === "post") {
      const ended = await save(`${start} end`, path, posted(origin, fields));
      path = localPath(new URL(ended.headers.get("location") ?? "/", SITE_URL).href);
    } else {
      if (typeof buttonName === "string") fields[buttonName] = String(button?.properties["value"]);
      path = `${start.split("?")[0]}?${new URLSearchParams(fields)}`;
    }
  }
  throw new Error(`${start}: no result after ${QUIZ_STEPS} steps.`);
}

function filledIn(form: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { properties } of elements(form, named("input"))) {
    const { name, type, value } = properties;
    if (typeof name === "string" && (type === "hidden" || !(name in fields))) fields[name] = String(value);
  }
  return fields;
}

async function ask(url: string, init?: RequestInit): Promise<Saved> {
  const headers = { "User-Agent": BROWSER, ...init?.headers };
  const response = await fetch(url, { redirect: "manual", ...init, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const posted = (origin: string, fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { Origin: origin },
});

const isHtml = ({ headers }: Saved) => headers.get("content-type")?.startsWith("text/html") ?? false;
const parsed = ({ body }: Saved): Root => parser.parse(body.toString());

function localPath(url: string): string {
  const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
  return pathname + search;
}

/** The PDF, Markdown and JSON files and share images that a page names. */
function filesNamedIn(saved: Saved): string[] {
  return elements(parsed(saved), ({ tagName }) => ["a", "link", "meta"].includes(tagName)).flatMap(
    ({ properties }) =>
      [properties["href"], properties["content"]].flatMap((value) => {
        if (typeof value !== "string" || !/^(\/|https:)/.test(value)) return [];
        const { origin, pathname } = new URL(value, SITE_URL);
        return origin === SITE_URL && /\.(pdf|md|json|png|jpe?g|ics)$/.test(pathname) ? [pathname] : [];
      }),
  );
}

/** The response as text, one element per line, without what differs between two runs of the same site. */
function printed({ status, headers, body }: Saved): string {
  const lines = [...headers]
    .filter(([name]) => !RUN_HEADERS.includes(name))
    .map(([name, value]) => `${name}: ${value}`);
  const isText = TEXT_TYPES.test(headers.get("content-type") ?? "");
  const text = isText
    ? body.toString().replaceAll("><", ">\n<")
    : createHash("sha256").update(body).digest("hex");
  return `${[String(status), ...lines, "", text].join("\n")}\n`
    .replace(/[\w-]{10,}\.[\w-]{43}/g, "SEALED")
    .replace(/^.*__remixContext\.streamController\.enqueue.*$/gm, "<script>DATA</script>")
    .replace(/\d\d:\d\d:\d\d/g, "TIME")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "UUID")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "http://HOST")
    .replace(/assets\/([\w.-]+?)-[\w-]{8}\.(js|css)/g, "assets/$1-*.$2")
    .replace(/'sha256-[^']+'/g, "'sha256-*'")
    .replace(/^etag: .*$/m, "etag: *");
}

const fileName = (name: string) => encodeURIComponent(name).slice(0, 200);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: npx tsx tests/support/saved-pages.ts FOLDER");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const site = await startSite({ SITE_URL });
try {
  await saveSite(site.url, folder);
} finally {
  await site.stop();
}
