import type { Code, Nodes, Parent, Root, RootContent, Table } from "mdast";
import { z } from "zod";
import type { QuizDrawing } from "../../app/quiz/quiz";
import type { Source } from "../../app/shell/article/source";
import { atMostWords, entryOf, text, textsIn } from "../read/content-fields";
import { ContentError, inPlace, parseContent, readEach, readYaml } from "../read/content-files";
import { cited, type SourceRegistry } from "../read/source-registry";
import { plainText } from "../render/markdown";
import {
  type ArtColor,
  COLOR_WORDS,
  type Drawings,
  type LabelledDrawing,
  labelledDrawings,
  type PictogramSymbol,
  symbolsOf,
} from "./drawings";
import { drawBars, drawPictograms, drawSwaps } from "./figure-table";

/** A piece of a bar, in percent of the track. */
export type BarPart = { from: number; width: number; color: ArtColor };

/** What stands beside the row of a table: one lane of bars per drawn column, or a number of symbols, with one decimal. */
export type DrawnRow = { lanes: BarPart[][] } | { count: number; symbol: PictogramSymbol };

/** « aim » stands for the reference line. */
export type KeyEntry = { mark: ArtColor | "aim" | PictogramSymbol; text: string };

type Common = {
  title: string;
  /** Empty only for columns. */
  summary: string;
  sources: Source[];
  /** A note on rounded or calculated values. */
  precision: string | null;
  note: string | null;
};

export type TableFigure = Common & {
  kind: "bars" | "pictograms";
  key: KeyEntry[];
  /** The indexes of the drawn columns, from 0. */
  columns: number[];
  /** One per body row, in the order of the table. */
  rows: DrawnRow[];
  /** The position of the reference line, in percent of the track. */
  aim: number | null;
  hasTotal: boolean;
};

export type DrawingFigure = Common & {
  kind: "drawing";
  drawing: LabelledDrawing;
  legend: { title: string; text: string }[];
};

/** Two columns side by side: what to do (or to eat), and what not. */
export type ColumnsFigure = Common & {
  kind: "columns";
  columns: { mark: "yes" | "no"; title: string; lines: string[] }[];
};

export type Figure = TableFigure | DrawingFigure | ColumnsFigure;

/** A figure in a Markdown tree. If the figure has a table, the table is its only child. */
export interface FigureNode extends Parent {
  type: "figure";
  figure: Figure;
  children: Table[];
}

declare module "mdast" {
  interface RootContentMap {
    figure: FigureNode;
  }
}

const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

const titre = text.pipe(z.string().max(45, "dépasse 45 caractères"));

const common = (registry: SourceRegistry) => ({
  titre,
  resume: text.pipe(
    z
      .string()
      .max(180, "dépasse 180 caractères")
      .regex(/[.!?…]$/, "est une phrase : elle finit par un point")
      .refine((value) => Array.from(sentences.segment(value)).length === 1, "tient en une phrase"),
  ),
  sources: cited(registry, 1, 4),
  precision: text.nullable().default(null),
  note: text.nullable().default(null),
});

const color = z.enum(COLOR_WORDS);
const column = z.number().int().min(2);
const table = { ordre: z.enum(["valeurs", "tableau"]).default("valeurs") };

export const barsSchema = (registry: SourceRegistry) =>
  z.strictObject({
    ...common(registry),
    ...table,
    colonnes: z.array(column).min(1).max(2, "il faut une ou deux colonnes").optional(),
    couleur: color.default("végétal"),
    couleurs: z.record(color, z.array(text)).default({}),
    cle: z.record(color, text).default({}),
    repere: text.optional(),
    escalier: z.boolean().default(false),
  });

export const pictogramsSchema = (registry: SourceRegistry, drawings: Drawings) =>
  z.strictObject({
    ...common(registry),
    ...table,
    symbole: entryOf(symbolsOf(drawings), "un symbole"),
    vaut: text,
  });

const drawingSchema = (registry: SourceRegistry, drawings: Drawings) =>
  z
    .strictObject({
      ...common(registry),
      nom: entryOf(labelledDrawings(drawings), "un dessin"),
      legende: z.array(z.strictObject({ titre: text, texte: text })).default([]),
    })
    .refine(
      ({ nom, legende }) => nom.pins === legende.length,
      ({ nom: { pins }, legende: { length } }) => ({
        path: ["legende"],
        message: `: le dessin a ${pins} repères, la légende ${length} lignes`,
      }),
    );

/** As a quiz shows it: without pins, because there is no legend, and hidden from screen readers, because the page has its text. */
export const quizDrawingSchema = (drawings: Drawings) =>
  z
    .strictObject({
      name: entryOf(labelledDrawings(drawings), "un dessin").refine(
        ({ pins }) => pins === 0,
        "a des repères numérotés, qu’un quiz n’explique pas",
      ),
      title: titre,
    })
    .transform(({ name: { label, svg }, title }): QuizDrawing => ({
      ...{ title, label },
      svg: svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"'),
    }))
    .nullable()
    .default(null);

/** Longer lines cannot be read at a glance. */
const LINE_WORDS = 12;

const lines = (title: string) =>
  z.strictObject({
    titre: text.pipe(z.string().max(25, "dépasse 25 caractères")).default(title),
    lignes: z
      .array(atMostWords(LINE_WORDS))
      .min(3, "il faut trois à six lignes")
      .max(6, "il faut trois à six lignes"),
  });

const columnsSchema = (registry: SourceRegistry) => {
  const { resume, ...others } = common(registry);
  return z.strictObject({ ...others, resume: resume.optional(), oui: lines("Oui"), non: lines("Non") });
};

/** The words after ``` that begin a figure in a guide. */
export const GUIDE_FENCES = ["barres", "pictogrammes", "dessin"] as const;

/** The words after ``` that begin a figure in an answer. */
export const FENCES = [...GUIDE_FENCES, "oui-non"] as const;

export type Fence = (typeof FENCES)[number];

type FigureFence = Code & { lang: Fence };

/** Whether a node begins a figure: a code block that starts with one of `FENCES`. */
export function isFigureFence(node: RootContent): node is FigureFence {
  return node.type === "code" && FENCES.some((fence) => fence === node.lang);
}

/** The visible texts of a figure's block, for checks, without the fields in `leftOut`. @throws ContentError */
export function figureTexts({ value }: Code, leftOut: string[] = ["nom", "sources"]): string[] {
  return textsIn(readYaml(value), leftOut);
}

/** Replaces each code block of a figure, and the table after it, with one figure node. @throws ContentError naming the figure */
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

/** The sources of a page and of its figures, which have no list of their own. */
export function withFigureSources(listed: Source[], { children }: Root): Source[] {
  return [
    ...new Set([
      ...listed,
      ...children.flatMap((node) => (node.type === "figure" ? node.figure.sources : [])),
    ]),
  ];
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
    return node({ ...commonParts(spec), kind: "drawing", drawing, legend });
  }
  if (lang === "oui-non") {
    const { oui, non, ...spec } = parseContent(columnsSchema(registry), fields);
    return node({
      ...commonParts(spec),
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
    return node({ ...commonParts(spec), kind: "bars", ...drawn }, table);
  }
  const spec = parseContent(pictogramsSchema(registry, drawings), fields);
  const { table, ...drawn } = drawPictograms(next, spec);
  return node({ ...commonParts(spec), kind: "pictograms", ...drawn }, table);
}

type CommonFields = Pick<Figure, "sources" | "precision" | "note"> & { titre: string; resume?: string };

const commonParts = ({ titre, resume = "", sources, precision, note }: CommonFields) => ({
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

/** Refuses numbers that neither the text nor the table contains. Notes on rounding and years of sources are exempt. */
function refuseOtherNumbers(fence: FigureFence, written: Set<string>) {
  const said = numbersIn(figureTexts(fence, ["nom", "sources", "precision", "legende", "vaut"]).join(" "));
  const others = [...said].filter((number) => !written.has(number));
  if (others.length > 0) throw new ContentError(`le texte et le tableau ne disent pas ${others.join(", ")}`);
}
