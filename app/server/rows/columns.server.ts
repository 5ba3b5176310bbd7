import { z } from "zod";

/** A `sources` column; a malformed list counts as empty. */
export const sourcesColumn = z
  .array(
    z.object({
      title: z.string(),
      publisher: z.string(),
      reportedBy: z.string().optional(),
      year: z.string().optional(),
      url: z.string().url().startsWith("http").optional(),
      lang: z.string().optional(),
      hreflang: z.string().optional(),
    }),
  )
  .catch([]);

/** PostgREST and the embedded backend format the same moment differently. */
export const moment = z
  .string()
  .pipe(z.coerce.date())
  .transform((date) => date.toISOString());
