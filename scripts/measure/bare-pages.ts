import { createServer, request } from "node:http";
import { freePort } from "../../tests/support/free-port";

const TEXT =
  "<main><h1>Toutes vos questions sur la nutrition</h1><p>Des réponses claires et fiables.</p></main>";

const page = (head: string) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Essai</title>${head}</head><body>${TEXT}</body></html>`;

/**
 * Serves pages with a single sentence: one without assets, one with the site's style sheet, and one with the style sheet and
 * fonts. Their times are lower bounds for the site's pages. `origin` is the running site, which provides the files.
 */
export async function startBarePages(origin: string) {
  const html = await (await fetch(origin)).text();
  const links = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([link]) => link).join("");
  const styles = links(/<link rel="stylesheet"[^>]*>/g);
  const fonts = links(/<link rel="preload"[^>]*as="font"[^>]*>/g);
  const pages = new Map([
    ["/bare", page("")],
    ["/styles", page(styles)],
    ["/fonts", page(styles + fonts)],
  ]);
  const server = createServer((asked, answer) => {
    const bare = pages.get(asked.url ?? "");
    if (bare !== undefined) {
      answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(bare);
      return;
    }
    const file = request(new URL(asked.url ?? "/", origin), { headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
    });
    file.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    pages: {
      "one sentence": `http://127.0.0.1:${port}/bare`,
      "… with the style sheet": `http://127.0.0.1:${port}/styles`,
      "… and the two fonts": `http://127.0.0.1:${port}/fonts`,
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
