import { expect, it } from "vitest";
import { readBackend, SettingsError } from "./env.server";

it("keeps its own data when no Supabase is named", () => {
  expect(readBackend({})).toEqual({ kind: "embedded", dataDir: "./data", sealSecret: undefined });
  expect(readBackend({ SUPABASE_URL: "", DATA_DIR: "/srv/site" })).toEqual({
    kind: "embedded",
    dataDir: "/srv/site",
    sealSecret: undefined,
  });
});

const SEAL_SECRET = "a".repeat(32);

it("prefers the publishable key and takes the older name too", () => {
  const url = "https://projet.supabase.co";
  const hosted = { kind: "hosted", url, sealSecret: SEAL_SECRET };
  expect(readBackend({ SEAL_SECRET, SUPABASE_URL: url, SUPABASE_ANON_KEY: "old" })).toEqual({
    ...hosted,
    key: "old",
  });
  expect(
    readBackend({
      SEAL_SECRET,
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: "old",
      SUPABASE_PUBLISHABLE_KEY: "new",
    }),
  ).toEqual({ ...hosted, key: "new" });
});

it("names the variable that is wrong or missing", () => {
  const url = "https://projet.supabase.co";
  expect(() => readBackend({ SUPABASE_URL: "projet" })).toThrow(/SUPABASE_URL n’est pas une adresse/);
  expect(() => readBackend({ SUPABASE_URL: url, SEAL_SECRET })).toThrow(SettingsError);
  expect(() => readBackend({ SUPABASE_URL: url, SEAL_SECRET })).toThrow(/SUPABASE_PUBLISHABLE_KEY manque/);
  expect(() => readBackend({ SUPABASE_URL: url, SUPABASE_ANON_KEY: "key" })).toThrow(/SEAL_SECRET manque/);
  expect(() => readBackend({ SEAL_SECRET: "short" })).toThrow(/SEAL_SECRET compte moins de 32 signes/);
});
