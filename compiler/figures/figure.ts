import type { Parent, Table } from "mdast";
import { z } from "zod";
import type { Source } from "../../app/shell/article/source";
import { sourceKeys, text } from "../read/content-fields";
import { type ArtColor, COLOR_WORDS } from "./paint-drawing";

/** A piece of a bar, in percent of the track. */
export type BarPart = { from: number; width: number; color: ArtColor };

export type Row = {
  /** For bars: one lane per drawn column. */
  lanes: BarPart[][];
  /** For pictograms: the number of symbols, with one decimal. */
  count: number;
};

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
  key: { mark: string; text: string }[];
  /** The indexes of the drawn columns, from 0. */
  columns: number[];
  /** One per body row, in the order of the table. */
  rows: Row[];
  /** The position of the reference line, in percent of the track. */
  aim: number | null;
  /** The name of the symbol that pictograms count. */
  symbol: string | null;
  hasTotal: boolean;
};

export type DrawingFigure = Common & {
  kind: "drawing";
  name: string;
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

const common = {
  titre: text.pipe(z.string().max(45, "dépasse 45 caractères")),
  resume: text.pipe(
    z
      .string()
      .max(180, "dépasse 180 caractères")
      .regex(/[.!?…]$/, "est une phrase : elle finit par un point")
      .refine((value) => Array.from(sentences.segment(value)).length === 1, "tient en une phrase"),
  ),
  sources: sourceKeys.max(4, "quatre sources au plus"),
  precision: text.optional(),
  note: text.optional(),
};

const color = z.enum(COLOR_WORDS);
const order = z.enum(["valeurs", "tableau"]).default("valeurs");

export const barsSchema = z
  .object({
    ...common,
    colonne: z.number().int().min(2).optional(),
    colonnes: z.array(z.number().int().min(2)).length(2, "il faut deux colonnes").optional(),
    couleur: color.default("végétal"),
    couleurs: z.record(color, z.array(text)).default({}),
    cle: z.record(color, text).default({}),
    repere: text.optional(),
    ordre: order,
    escalier: z.boolean().default(false),
  })
  .strict();

export const pictogramsSchema = z
  .object({
    ...common,
    colonne: z.number().int().min(2).optional(),
    symbole: z.string(),
    vaut: text,
    ordre: order,
  })
  .strict();

export const quizDrawingSchema = z.object({ name: z.string(), title: common.titre }).strict();

export const drawingSchema = z
  .object({
    ...common,
    nom: z.string(),
    legende: z.array(z.object({ titre: text, texte: text }).strict()).default([]),
  })
  .strict();

/** Longer lines cannot be read at a glance. */
const LINE_WORDS = 12;

const line = text.refine(
  (value) => value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length <= LINE_WORDS,
  `dépasse ${LINE_WORDS} mots`,
);

const column = (title: string) =>
  z
    .object({
      titre: text.pipe(z.string().max(25, "dépasse 25 caractères")).default(title),
      lignes: z.array(line).min(3, "il faut trois à six lignes").max(6, "il faut trois à six lignes"),
    })
    .strict();

export const columnsSchema = z
  .object({ ...common, resume: common.resume.optional(), oui: column("Oui"), non: column("Non") })
  .strict();

/** The words after ``` that begin a figure in a guide. */
export const GUIDE_FENCES = ["barres", "pictogrammes", "dessin"] as const;

/** The words after ``` that begin a figure in an answer. */
export const FENCES = [...GUIDE_FENCES, "oui-non"] as const;

export type Fence = (typeof FENCES)[number];
