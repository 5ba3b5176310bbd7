import { expect, it } from "vitest";
import { illustrationFile } from "./drawings";

const rules =
  ".art-leaf {\n  fill: var(--art-leaf);\n}\n.art-leaf-line {\n  fill: none;\n  stroke: var(--art-leaf);\n}\n";
const tokens = ":root {\n  --art-leaf: #111111;\n}\n@media dark {\n  --art-leaf: #eeeeee;\n}\n";
const styles = { rules, tokens };
const svg =
  '<svg viewBox="0 0 160 120"><path class="art-leaf" d="M0 0"/><path class="art-leaf-line" d="M1 1"/></svg>';

it("classes are replaced with attributes in the colors of the scheme", () => {
  const light = illustrationFile(svg, styles, "light");
  expect(light).toContain('<path fill="#111111" d="M0 0"/><path fill="none" stroke="#111111" d="M1 1"/>');
  expect(light).not.toMatch(/class=|style|var\(/);
  expect(light).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="80" height="60" viewBox="0 0 160 120">/,
  );
  expect(illustrationFile(svg, styles, "dark")).toContain('fill="#eeeeee"');
});
