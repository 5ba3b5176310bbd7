import { expect, it } from "vitest";
import { sanitizeAnswer } from "../../app/questions/answer/answer-html";
import { parseMarkdown, renderAnswer } from "../render/markdown";
import { sourcesSchema } from "../read/source-registry";
import { readFigures } from "./read-figures";
import { contents } from "../../tests/support/contents";

const sources = sourcesSchema.parse({
  ESSAI: {
    ...{ title: "Un essai", publisher: "Un organisme", nature: "public" },
    url: "https://exemple.fr/essai",
  },
});
const render = (markdown: string) =>
  renderAnswer(readFigures(parseMarkdown(markdown), sources, contents.drawings));
const fields = "titre: Un titre\nresume: Une phrase.\nsources: [ESSAI]";
const table = "| Aliment | Fer |\n| --- | --- |\n| Boudin | 20 mg |\n| Pois | 15 mg |";

const written = {
  bars: render(`Oui.\n\n\`\`\`barres\n${fields}\nrepere: 20 mg\n\`\`\`\n\n${table}`),
  pictograms: render(`Oui.\n\n\`\`\`pictogrammes\n${fields}\nsymbole: cube\nvaut: 10 mg\n\`\`\`\n\n${table}`),
  columns: render(
    `Oui.\n\n\`\`\`oui-non\n${fields}\noui: { lignes: [Cuit, Lavé, Pelé] }\nnon: { lignes: [Cru, Fumé, Rosé] }\n\`\`\``,
  ),
  drawing: render(`Oui.\n\n\`\`\`dessin\nnom: assiette\n${fields}\n\`\`\``),
};

it.each(Object.entries(written))("the sanitizer changes neither %s nor their drawings", (_, html) => {
  const { answer } = sanitizeAnswer(html);
  expect(answer.match(/<svg/g)).toEqual(html.match(/<svg/g));
  expect(sanitizeAnswer(answer).answer).toBe(answer);
});
