import type { Code, Nodes, Root, RootContent } from "mdast";
import { parse as parseYaml } from "yaml";
import { ContentError, parseContent } from "../read/parse-content";
import { plainText } from "../render/markdown";
import { resolveSources, type SourceRegistry } from "../read/source-registry";
import { type Drawings, findDrawing, findSymbol, unknownDrawing, unknownSymbol } from "./drawings";
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
import { drawBars, drawPictograms, FigureError } from "./figure-table";

type FigureFence = Code & { lang: Fence };

/** Whether a node begins a figure: a code block that starts with one of `FENCES`. */
export function isFigureFence(node: RootContent): node is FigureFence {
  return node.type === "code" && FENCES.some((fence) => fence === node.lang);
}

/** The visible texts of a figure's block, for checks, without the fields in `leftOut`. @throws YAMLParseError */
export function figureTexts({ value }: Code, leftOut: string[] = ["nom", "sources"]): string[] {
  const textsIn = (part: unknown): string[] => {
    if (typeof part === "string") return [part];
    if (typeof part !== "object" || part === null) return [];
    return Object.entries(part).flatMap(([field, inner]) => (leftOut.includes(field) ? [] : textsIn(inner)));
  };
  return textsIn(parseYaml(value));
}

/**
 * Replaces each code block that begins a figure, together with the table after it, with a single figure node.
 * @throws ContentError naming the file and the figure
 */
export function readFigures(
  tree: Root,
  registry: SourceRegistry,
  drawings: Drawings,
  path: string,
  allowed: readonly Fence[] = FENCES,
): Root {
  const written = numbersIn(plainTexts(tree.children.filter((node) => !isFigureFence(node))));
  const inFigures = new Set<RootContent>();
  const problems: string[] = [];
  const read = (node: RootContent, index: number): RootContent => {
    if (!isFigureFence(node)) return node;
    const place = `${path} : figure de la ligne ${node.position?.start.line ?? "?"} du texte`;
    try {
      if (index === 0) throw new FigureError("une figure ne commence pas un texte");
      if (!allowed.includes(node.lang))
        throw new FigureError(`« ${node.lang} » ne s’écrit que dans une réponse, pas dans une fiche`);
      const figure = readFigure(node, tree.children[index + 1], registry, drawings, place);
      refuseOtherNumbers(node, written);
      if (figure.children.length > 0)
        tree.children.slice(index + 1, index + 2).map((table) => inFigures.add(table));
      return figure;
    } catch (error) {
      if (error instanceof FigureError) problems.push(`${place} : ${error.message}`);
      else if (error instanceof ContentError) problems.push(...error.problems);
      else throw error;
      return node;
    }
  };
  const children = tree.children.map(read);
  if (problems.length > 0) throw new ContentError(problems);
  return { type: "root", children: children.filter((node) => !inFigures.has(node)) };
}

function readFigure(
  { lang, value }: FigureFence,
  next: RootContent | undefined,
  registry: SourceRegistry,
  drawings: Drawings,
  place: string,
): FigureNode {
  const fields = readYaml(value);
  if (lang === "dessin") {
    const { nom, legende, ...spec } = parseContent(drawingSchema, fields, place);
    const drawing = findDrawing(drawings, nom);
    if (!drawing) throw new FigureError(`« nom » : ${unknownDrawing(drawings, nom)}`);
    if (drawing.pins !== legende.length) {
      throw new FigureError(
        `« legende » : le dessin a ${drawing.pins} repères, la légende ${legende.length} lignes`,
      );
    }
    const legend = legende.map(({ titre, texte }) => ({ title: titre, text: texte }));
    const figure: Figure = { ...readCommon(spec, registry, place), kind: "drawing", name: nom, legend };
    return { type: "figure", figure, children: [] };
  }
  if (lang === "oui-non") {
    const { oui, non, ...spec } = parseContent(columnsSchema, fields, place);
    const figure: Figure = {
      ...readCommon(spec, registry, place),
      kind: "columns",
      columns: [
        { mark: "yes", title: oui.titre, lines: oui.lignes },
        { mark: "no", title: non.titre, lines: non.lignes },
      ],
    };
    return { type: "figure", figure, children: [] };
  }
  if (next?.type !== "table") throw new FigureError("le tableau suit aussitôt la figure");
  if (lang === "barres") {
    const spec = parseContent(barsSchema, fields, place);
    const { table, ...drawn } = drawBars(next, spec);
    const figure: Figure = { ...readCommon(spec, registry, place), kind: "bars", ...drawn };
    return { type: "figure", figure, children: [table] };
  }
  const spec = parseContent(pictogramsSchema, fields, place);
  if (!findSymbol(drawings, spec.symbole))
    throw new FigureError(`« symbole » : ${unknownSymbol(drawings, spec.symbole)}`);
  const { table, ...drawn } = drawPictograms(next, spec);
  const figure: Figure = { ...readCommon(spec, registry, place), kind: "pictograms", ...drawn };
  return { type: "figure", figure, children: [table] };
}

function readYaml(value: string): unknown {
  try {
    return parseYaml(value);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    throw new FigureError(
      `ses champs ne se lisent pas ; un texte qui contient « : » se met entre "…" (${reason})`,
    );
  }
}

type CommonFields = { titre: string; resume?: string; sources: string[]; precision?: string; note?: string };

function readCommon(fields: CommonFields, registry: SourceRegistry, place: string) {
  return {
    title: fields.titre,
    summary: fields.resume ?? "",
    sources: resolveSources(fields.sources, registry, place),
    precision: fields.precision ?? null,
    note: fields.note ?? null,
  };
}

/** Like `plainText`, but with a space between blocks and between cells. */
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
  if (others.length > 0) throw new FigureError(`le texte et le tableau ne disent pas ${others.join(", ")}`);
}
