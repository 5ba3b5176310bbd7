import type { Code, Nodes, Root, RootContent } from "mdast";
import { textsIn } from "../read/content-fields";
import { ContentError, inPlace, parseContent, readEach, readYaml } from "../read/content-files";
import { plainText } from "../render/markdown";
import type { SourceRegistry } from "../read/source-registry";
import type { Drawings } from "./drawings";
import {
  barsSchema,
  columnsSchema,
  drawingSchema,
  type Fence,
  FENCES,
  type Figure,
  type FigureNode,
  pictogramsSchema,
} from "./figure";
import { drawBars, drawPictograms } from "./figure-table";
import { drawSwaps } from "./swap-table";

type FigureFence = Code & { lang: Fence };

/** Whether a node begins a figure: a code block that starts with one of `FENCES`. */
export function isFigureFence(node: RootContent): node is FigureFence {
  return node.type === "code" && FENCES.some((fence) => fence === node.lang);
}

/** The visible texts of a figure's block, for checks, without the fields in `leftOut`. @throws ContentError */
export function figureTexts({ value }: Code, leftOut: string[] = ["nom", "sources"]): string[] {
  return textsIn(readYaml(value), leftOut);
}

/**
 * Replaces each code block that begins a figure, together with the table after it, with a single figure node.
 * @throws ContentError naming the figure
 */
export function readFigures(
  tree: Root,
  registry: SourceRegistry,
  drawings: Drawings,
  allowed: readonly Fence[] = FENCES,
): Root {
  const written = numbersIn(plainTexts(tree.children.filter((node) => !isFigureFence(node))));
  const inFigures = new Set<RootContent>();
  const children = readEach([...tree.children.entries()], ([index, node]): RootContent => {
    const line = `de la ligne ${node.position?.start.line ?? "?"} du texte`;
    if (node.type === "table") return inPlace(`tableau ${line}`, () => drawSwaps(node, drawings));
    if (!isFigureFence(node)) return node;
    return inPlace(`figure ${line}`, () => {
      if (index === 0) throw new ContentError("une figure ne commence pas un texte");
      if (!allowed.includes(node.lang))
        throw new ContentError(`« ${node.lang} » ne s’écrit que dans une réponse, pas dans une fiche`);
      const next = tree.children[index + 1];
      const figure = readFigure(node, next, registry, drawings);
      refuseOtherNumbers(node, written);
      if (figure.children.length > 0 && next) inFigures.add(next);
      return figure;
    });
  });
  return { type: "root", children: children.filter((node) => !inFigures.has(node)) };
}

function readFigure(
  { lang, value }: FigureFence,
  next: RootContent | undefined,
  registry: SourceRegistry,
  drawings: Drawings,
): FigureNode {
  const fields = readYaml(value);
  const node = (figure: Figure, ...children: FigureNode["children"]): FigureNode => ({
    ...{ type: "figure", figure, children },
  });
  if (lang === "dessin") {
    const { nom: drawing, legende, ...spec } = parseContent(drawingSchema(registry, drawings), fields);
    const legend = legende.map(({ titre, texte }) => ({ title: titre, text: texte }));
    return node({ ...common(spec), kind: "drawing", drawing, legend });
  }
  if (lang === "oui-non") {
    const { oui, non, ...spec } = parseContent(columnsSchema(registry), fields);
    return node({
      ...common(spec),
      kind: "columns",
      columns: [
        { mark: "yes", title: oui.titre, lines: oui.lignes },
        { mark: "no", title: non.titre, lines: non.lignes },
      ],
    });
  }
  if (next?.type !== "table") throw new ContentError("le tableau suit aussitôt la figure");
  if (lang === "barres") {
    const spec = parseContent(barsSchema(registry), fields);
    const { table, ...drawn } = drawBars(next, spec);
    return node({ ...common(spec), kind: "bars", ...drawn }, table);
  }
  const spec = parseContent(pictogramsSchema(registry, drawings), fields);
  const { table, ...drawn } = drawPictograms(next, spec);
  return node({ ...common(spec), kind: "pictograms", ...drawn }, table);
}

type CommonFields = Pick<Figure, "sources" | "precision" | "note"> & { titre: string; resume?: string };

const common = ({ titre, resume = "", sources, precision, note }: CommonFields) => ({
  ...{ title: titre, summary: resume, sources, precision, note },
});

function plainTexts(nodes: Nodes[]): string {
  return nodes
    .map((node) =>
      "children" in node && node.type !== "paragraph" ? plainTexts(node.children) : plainText(node),
    )
    .join(" ");
}

function numbersIn(text: string): Set<string> {
  return new Set(text.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "").match(/\d+(?:,\d+)?/g));
}

/**
 * Refuses numbers in a figure that do not occur in the surrounding text or table. Notes on rounding and years of sources are
 * exempt.
 */
function refuseOtherNumbers(fence: FigureFence, written: Set<string>) {
  const said = numbersIn(figureTexts(fence, ["nom", "sources", "precision", "legende", "vaut"]).join(" "));
  const others = [...said].filter((number) => !written.has(number));
  if (others.length > 0) throw new ContentError(`le texte et le tableau ne disent pas ${others.join(", ")}`);
}
