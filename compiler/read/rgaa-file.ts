import { z } from "zod";
import { ContentError, parseYamlContent } from "./parse-content";
import { frenchTypography } from "../../app/text/typography";
import {
  RGAA_STATES,
  type RgaaCounts,
  type RgaaCriterion,
  type RgaaGrid,
  type RgaaState,
} from "../../app/pages/rgaa";

export const RGAA_FILE = "rgaa.yaml";

/** The number of criteria in each theme of RGAA 4.1. */
const CRITERIA_PER_THEME = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const text = z.string().trim().min(2, "est trop court").transform(frenchTypography);

const rgaaSchema = z
  .object({
    version: z.string(),
    checked_on: z.string().date(),
    /** The checks, by key. The field `how` of a criterion refers to these keys. */
    checks: z.record(text),
    themes: z.array(
      z
        .object({
          name: text,
          criteria: z.array(
            z
              .object({
                number: z.string(),
                asks: text,
                state: z.enum(RGAA_STATES),
                how: z.array(z.string()).default([]),
                note: text.optional(),
              })
              .strict(),
          ),
        })
        .strict(),
    ),
  })
  .strict();

/** The content of rgaa.yaml, with all criteria in order; null if the file is missing. @throws ContentError */
export function readRgaa(raw: string | undefined): RgaaGrid | null {
  if (raw === undefined) return null;
  const { version, checked_on, checks, themes } = parseYamlContent(rgaaSchema, raw, RGAA_FILE);
  const expected = CRITERIA_PER_THEME.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  const all = themes.flatMap(({ criteria }) => criteria);
  const numbers = all.map(({ number }) => number);
  const problems = expected
    .filter((number, index) => numbers[index] !== number)
    .slice(0, 1)
    .map((number) => `le critère ${number} manque ou n’est pas à sa place`);
  if (numbers.length > expected.length) problems.push(`plus de ${expected.length} critères`);
  for (const { number, state, how } of all) {
    if (state !== "non vérifié" && how.length === 0)
      problems.push(`le critère ${number} ne nomme aucun contrôle`);
    const unknown = how.filter((key) => !(key in checks));
    if (unknown.length > 0)
      problems.push(`le critère ${number} nomme un contrôle inconnu : ${unknown.join(", ")}`);
  }
  if (problems.length > 0) throw ContentError.in(RGAA_FILE, ...problems);
  return {
    version,
    checkedOn: checked_on,
    checks: Object.entries(checks).map(([key, what]) => ({ key, what })),
    themes: themes.map(({ name, criteria }) => ({
      name,
      criteria: criteria.map(({ note, ...criterion }) => ({ ...criterion, note: note ?? null })),
      counts: countStates(criteria),
    })),
    counts: countStates(all),
  };
}

/** Counts the criteria by state, and computes the share of applicable criteria that are met. Unchecked criteria count as not met. */
function countStates(criteria: Pick<RgaaCriterion, "state">[]): RgaaCounts {
  const count = (wanted: RgaaState) => criteria.filter(({ state }) => state === wanted).length;
  const applicable = criteria.length - count("non applicable");
  return {
    total: criteria.length,
    met: count("conforme"),
    failed: count("non conforme"),
    notApplicable: count("non applicable"),
    unchecked: count("non vérifié"),
    applicable,
    rate: applicable === 0 ? 0 : Math.floor((count("conforme") / applicable) * 100),
  };
}
