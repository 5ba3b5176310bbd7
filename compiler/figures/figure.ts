import type { Parent, Table } from "mdast";
import { z } from "zod";
import type { QuizDrawing } from "../../app/quiz/quiz";
import type { Source } from "../../app/shell/article/source";
import { atMostWords, entryOf, text } from "../read/content-fields";
import { cited, type SourceRegistry } from "../read/source-registry";
import {
  type Drawings,
  type LabelledDrawing,
  labelledDrawings,
  type PictogramSymbol,
  symbolsOf,
} from "./drawings";
import { type ArtColor, COLOR_WORDS } from "./paint-drawing";

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

export const drawingSchema = (registry: SourceRegistry, drawings: Drawings) =>
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

/**
 * A drawing as a quiz shows it: without numbered pins, because a quiz has no legend, and hidden from screen readers, because the
 * page has its text alternative.
 */
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

export const columnsSchema = (registry: SourceRegistry) => {
  const { resume, ...others } = common(registry);
  return z.strictObject({ ...others, resume: resume.optional(), oui: lines("Oui"), non: lines("Non") });
};

/** The words after ``` that begin a figure in a guide. */
export const GUIDE_FENCES = ["barres", "pictogrammes", "dessin"] as const;

/** The words after ``` that begin a figure in an answer. */
export const FENCES = [...GUIDE_FENCES, "oui-non"] as const;

export type Fence = (typeof FENCES)[number];
