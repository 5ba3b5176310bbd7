import { z } from "zod";

const schema = z
  .object({
    SUPABASE_URL: z.string().url("n’est pas une adresse (https://…)").optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
    SUPABASE_ANON_KEY: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default("./data"),
    SEAL_SECRET: z.string().min(32, "compte moins de 32 signes").optional(),
  })
  .refine((env) => !env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY, {
    path: ["SUPABASE_PUBLISHABLE_KEY"],
    message: "manque, alors que SUPABASE_URL est donnée",
  })
  .refine((env) => !env.SUPABASE_URL || env.SEAL_SECRET, {
    path: ["SEAL_SECRET"],
    message: "manque, alors que SUPABASE_URL est donnée",
  });

export type Backend =
  | { kind: "hosted"; url: string; key: string; sealSecret: string }
  /** `dataDir` is a folder, or `memory://` in tests; without a secret, one is made and kept there. */
  | { kind: "embedded"; dataDir: string; sealSecret?: string | undefined };

/** The settings are wrong: the message, in French, lists each wrong variable; nothing can run until they are mended. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads which backend to use from environment variables; an empty variable counts as absent.
 * @throws SettingsError naming each wrong variable.
 */
export function readBackend(variables: Record<string, string | undefined>): Backend {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new SettingsError(`Réglages à corriger : ${problems.join(" ; ")}.`);
  }
  const { SUPABASE_URL: url, DATA_DIR: dataDir, SEAL_SECRET: sealSecret } = result.data;
  const key = result.data.SUPABASE_PUBLISHABLE_KEY ?? result.data.SUPABASE_ANON_KEY;
  return url && key && sealSecret
    ? { kind: "hosted", url, key, sealSecret }
    : { kind: "embedded", dataDir, sealSecret };
}
