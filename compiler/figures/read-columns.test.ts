import { expect, it } from "vitest";
import { parseMarkdown } from "../render/markdown";
import { sourcesSchema } from "../read/source-registry";
import { type Fence, FENCES, GUIDE_FENCES } from "./figure";
import { readFigures } from "./read-figures";
import { artwork } from "../../tests/support/artwork";

const sources = sourcesSchema.parse({
  ESSAI: {
    ...{ title: "Un essai", publisher: "Un organisme", nature: "public" },
    url: "https://exemple.fr/essai",
  },
});
const read = (markdown: string, fences: readonly Fence[] = FENCES) =>
  readFigures(parseMarkdown(markdown), sources, artwork, fences);

const columns = `Appelez le 15.

\`\`\`oui-non
titre: "Il s’étouffe : les gestes"
sources: [ESSAI]
oui:
  titre: À faire
  lignes: [Appeler le 15, L’encourager à tousser, Rester près de lui]
non:
  lignes: [Taper, Attendre, Partir]
\`\`\``;

it("columns have the given titles, or « Oui » and « Non » if none are given", () => {
  expect(read(columns).children.find((node) => node.type === "figure")?.figure).toMatchObject({
    kind: "columns",
    columns: [
      {
        mark: "yes",
        title: "À faire",
        lines: ["Appeler le 15", "L’encourager à tousser", "Rester près de lui"],
      },
      { mark: "no", title: "Non", lines: ["Taper", "Attendre", "Partir"] },
    ],
  });
});

it.each([
  ["in a guide", columns, /« oui-non » ne s’écrit que dans une réponse, pas dans une fiche/, GUIDE_FENCES],
  ["with one column", columns.replace(/non:[^`]*/, ""), /« non » manque/],
  [
    "with a column of two lines",
    columns.replace(", Partir", ""),
    /« non\.lignes » il faut trois à six lignes/,
  ],
  [
    "with a line of thirteen words",
    columns.replace("Taper", `Taper${" fort".repeat(12)}`),
    /« non\.lignes\.0 » dépasse 12 mots/,
  ],
  ["with a number that its text does not say", columns.replace("faire", "faire au 112"), /ne disent pas 112/],
])("columns are refused %s", (_, markdown, message, fences: readonly Fence[] = FENCES) => {
  expect(() => read(markdown, fences)).toThrow(message);
  expect(() => read(markdown, fences)).toThrow(/^figure de la ligne 3 du texte/);
});
