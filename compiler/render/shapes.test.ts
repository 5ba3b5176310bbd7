import { expect, it } from "vitest";
import { contents } from "../../tests/support/contents";
import { isDrawing } from "../../app/text/shapes";

const drawings = contents.quizzes
  .flatMap(({ questions }) => questions)
  .flatMap(({ drawing, explanation_drawing: explained }) => [drawing ?? [], explained ?? []].flat());

it("the drawings of quizzes contain nothing but shapes", () => {
  expect(drawings.length).toBeGreaterThan(3);
  for (const { title, svg } of drawings) expect(isDrawing(svg), title).toBe(true);
});

it.each([
  "<script>alert(1)</script>",
  '<svg onload="alert(1)"></svg>',
  "<svg/onload=alert(1)>",
  '<svg><path d="M0 0" style="x"/></svg>',
  '<svg><a href="https://x.fr"><text>x</text></a></svg>',
  '<svg><use href="#a"/></svg>',
  "<svg><foreignObject></foreignObject></svg>",
  '<svg><path d="M0 0" d=\'"><img src=x onerror=alert(1)>\'/></svg>',
  '<svg class="a"onload="alert(1)"></svg>',
  "<svg><!-- --></svg>",
  "<s<g>vg>",
])("%s is no drawing of the site", (svg) => {
  expect(isDrawing(svg)).toBe(false);
});
