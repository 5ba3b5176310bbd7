import { z } from "zod";
import { text } from "./content-fields";
import { type ContentFiles, readYamlFile } from "./content-files";
import { RGAA_STATES, type RgaaCriterion, type RgaaGrid } from "../../app/pages/rgaa";

export const RGAA_FILE = "rgaa.yaml";

const rgaaSchema = z
  .strictObject({
    version: z.string(),
    checked_on: z.string().date(),
    /** The checks, by key. The field `how` of a criterion refers to these keys. */
    checks: z.record(text),
    themes: z.array(
      z.strictObject({
        name: text,
        criteria: z.array(
          z.strictObject({
            number: z.string(),
            asks: text,
            state: z.enum(RGAA_STATES),
            how: z.array(z.string()).default([]),
            note: text.nullable().default(null),
          }),
        ),
      }),
    ),
  })
  .superRefine(({ checks, themes }, { addIssue }) => {
    const refuse = (message: string) =>
      addIssue({ code: "custom", path: ["themes"], message: `: ${message}` });
    for (const { number, state, how } of themes.flatMap(({ criteria }) => criteria)) {
      if (state !== "non vérifié" && how.length === 0) refuse(`le critère ${number} ne nomme aucun contrôle`);
      const unknown = how.filter((key) => !(key in checks));
      if (unknown.length > 0)
        refuse(`le critère ${number} nomme un contrôle inconnu : ${unknown.join(", ")}`);
    }
  });

/** The grid with all criteria in order; null if the file is missing. @throws ContentError */
export function readRgaa(files: ContentFiles): RgaaGrid | null {
  const written = readYamlFile(files, RGAA_FILE, rgaaSchema, null);
  if (written === null) return null;
  const { version, checked_on, checks, themes } = written;
  return {
    version,
    checkedOn: checked_on,
    checks: Object.entries(checks).map(([key, what]) => ({ key, what })),
    themes: themes.map(({ name, criteria }) => ({ name, criteria, counts: countStates(criteria) })),
    counts: countStates(themes.flatMap(({ criteria }) => criteria)),
  };
}

/** Counts the criteria by state, and computes the share of applicable criteria that are met. Unchecked criteria count as not met. */
function countStates(criteria: Pick<RgaaCriterion, "state">[]) {
  const count = (wanted: RgaaCriterion["state"]) => criteria.filter(({ state }) => state === wanted).length;
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
