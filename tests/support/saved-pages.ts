/**
 * `npx tsx tests/support/saved-pages.ts FOLDER`: saves the status, headers and body of each address of the built site as a file.
 * Compare two folders with `git diff --no-index --stat BEFORE AFTER`.
 */
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { elements } from "../e2e/support/crawl";
import { PAGES } from "../e2e/support/pages";
import { startSite } from "../e2e/support/server";

const SITE_URL = "https://www.faq-alim.example";
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const TEXT_TYPES = /^text\/|json|xml|javascript/;
/** A signed value, which differs between two runs. */
const SEALED = /[\w-]{10,}\.[\w-]{43}/g;
/** Headers that differ between two runs of the same site. */
const RUN_HEADERS = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** Files and pages that neither the site map nor `PAGES` lists. */
const OTHERS = [
  ...[
    "/robots.txt",
    "/llms.txt",
    "/feed.xml",
    "/site.webmanifest",
    "/.well-known/security.txt",
    "/favicon.ico",
  ],
  ...["/sante", "/sante/pret", "/aliments.json", "/conservation.json", "/suggestions?q=fer"],
  ...["/CONTACT", "//contact", "/contact?a=1", "/question/1-autre-titre", "/categorie/a%00", "/avis"],
];

const parser = unified().use(rehypeParse).freeze();

type Saved = { status: number; headers: Headers; body: Buffer };

async function saveSite(origin: string, target: string): Promise<void> {
  const { body } = await ask(`${origin}/sitemap.xml`);
  const listed = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => localPath(url ?? ""));
  const addresses = new Set(["/sitemap.xml", ...listed, ...PAGES, ...OTHERS]);
  // A Set also visits the addresses that are added while it is walked: files and pictures that pages name.
  for (const path of addresses) {
    const saved = await ask(origin + path);
    writeFileSync(join(target, fileName(path)), printed(saved));
    if (isHtml(saved) && listed.includes(path)) for (const file of filesNamedIn(saved)) addresses.add(file);
  }
  process.stdout.write(`${addresses.size} addresses saved.\n`);
}

async function ask(url: string): Promise<Saved> {
  const response = await fetch(url, { redirect: "manual", headers: { "User-Agent": BROWSER } });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

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
    .replace(SEALED, "SEALED")
    .replace(/^.*__remixContext\.streamController\.enqueue.*$/gm, "<script>DATA</script>")
    .replace(/\d\d:\d\d:\d\d/g, "TIME")
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "UUID")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "http://HOST")
    .replace(/assets\/([\w.-]+?)-[\w-]{8}\.(js|css)/g, "assets/$1-*.$2")
    .replace(/'sha256-[^']+'/g, "'sha256-*'")
    .replace(/^etag: .*$/m, "etag: *");
}

const fileName = (path: string) => encodeURIComponent(path.replace(SEALED, "SEALED")).slice(0, 200);

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
