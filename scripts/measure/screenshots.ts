/**
 * `npm run measure -- screenshots`: pictures of each template of the built site (tests/e2e/support/pages.ts) on a phone, a tablet and a
 * wide screen, light and dark; on a wide screen also without JavaScript, printed and with forced colors. `index.html` shows them side
 * by side. Options: `--out folder` (default: a temporary folder) and `--only text` for the templates whose name contains the text.
 */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { TEMPLATES } from "../../tests/e2e/support/pages";
import { startSite } from "../../tests/e2e/support/server";

type View = { name: string; width: number; options: BrowserContextOptions; isPrinted?: boolean };

const SCREENS = [360, 768, 1280];
const WIDE = 1280;

const VIEWS: View[] = [
  ...SCREENS.flatMap((width): View[] => [
    { name: `${width} light`, width, options: { colorScheme: "light" } },
    { name: `${width} dark`, width, options: { colorScheme: "dark" } },
  ]),
  { name: "no JavaScript", width: WIDE, options: { javaScriptEnabled: false } },
  { name: "print", width: WIDE, options: {}, isPrinted: true },
  { name: "forced colors", width: WIDE, options: { forcedColors: "active" } },
];

const { values } = parseArgs({ options: { out: { type: "string" }, only: { type: "string", default: "" } } });
const templates = Object.entries(TEMPLATES).filter(([name]) => name.includes(values.only));
const folder = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), "faqalim-screenshots-"));
mkdirSync(folder, { recursive: true });

const fileName = (...parts: string[]) => `${parts.join(" ").replaceAll(/[^\w]+/g, "-")}.png`;

/** Loads lazy images, because images below the first screen would be missing. */
async function loadImages(page: Page): Promise<void> {
  for (const image of await page.locator('img[loading="lazy"]:visible').all())
    await image.scrollIntoViewIfNeeded();
}

function albumPage(): string {
  const rows = templates.map(([template, path]) => {
    const pictures = VIEWS.map(({ name, width }) => {
      const file = fileName(template, name);
      return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width / 4}"></a><figcaption>${name}</figcaption></figure>`;
    });
    return `<h2>${template}</h2><p><code>${path.split(/[?&](?:etat|resultat|jeton)=/)[0]}</code></p><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { font: 16px/1.4 system-ui; margin: 2rem }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { display: block; border: 1px solid #bbb; max-height: 40rem; object-fit: cover; object-position: top }
</style>
<h1>Screenshots</h1>${rows.join("\n")}</html>
`;
}

const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
try {
  const site = await startSite();
  try {
    for (const { name: view, width, options, isPrinted } of VIEWS) {
      const context = await browser.newContext({
        ...options,
        baseURL: site.url,
        locale: "fr-FR",
        reducedMotion: "reduce",
        // Use a normal user agent, because the site treats the headless browser's user agent as a crawler.
        userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      if (isPrinted) await page.emulateMedia({ media: "print" });
      for (const [template, path] of templates) {
        await page.goto(path);
        await loadImages(page);
        await page.screenshot({ path: join(folder, fileName(template, view)), fullPage: true });
      }
      await context.close();
      console.log(`${view}: ${templates.length} pictures`);
    }
  } finally {
    await site.stop();
  }
} finally {
  await browser.close();
}
writeFileSync(join(folder, "index.html"), albumPage());
console.log(pathToFileURL(join(folder, "index.html")).href);
