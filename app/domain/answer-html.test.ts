import { describe, expect, it } from "vitest";
import { sanitizeAnswer } from "./answer-html";
import { renderMarkdown } from "./markdown";

describe("sanitizeAnswer", () => {
  it.each([
    [`<p>Oui<script>alert(1)</script></p>`, "<p>Oui</p>"],
    [`<p onclick="alert(1)" style="color:red">Oui</p>`, "<p>Oui</p>"],
    [`<a href="javascript:alert(1)">lien</a>`, "<a>lien</a>"],
    [`<a href="https://exemple.fr">lien</a>`, `<a href="https://exemple.fr">lien</a>`],
    [`<a href="/contact" target="_blank">lien</a>`, `<a href="/contact">lien</a>`],
    [`<img src=x onerror=alert(1)>`, ""],
    [`<font>mot</font>`, "mot"],
    [`<p>non fermé`, "<p>non fermé</p>"],
    [`</details></main><p>a</p>`, "<p>a</p>"],
    [`<div class="fixed inset-0">piège</div>`, `<div class="">piège</div>`],
  ])("%s", (dirty, clean) => {
    expect(sanitizeAnswer(dirty)).toBe(clean);
  });

  it("keeps everything that the site's own Markdown makes", () => {
    const html = renderMarkdown(
      "Oui.\n\n### Titre\n\n- *a*\n- **b** [c](/contact)\n\n| a | b |\n|---|--:|\n| 1 | 2 |",
    );
    expect(sanitizeAnswer(html)).toBe(html);
  });
});
