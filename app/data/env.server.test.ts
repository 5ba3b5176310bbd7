import { expect, it } from "vitest";
import { readBackend, SettingsError } from "./env.server";

it("keeps its own data when no Supabase is named", () => {
  expect(readBackend({})).toEqual({ kind: "embedded", dataDir: "./data" });
  expect(readBackend({ SUPABASE_URL: "", DATA_DIR: "/srv/site" })).toEqual({
    kind: "embedded",
    dataDir: "/srv/site",
  });
});

it("prefers the publishable key and takes the older name too", () => {
  const url = "https://projet.supabase.co";
  expect(readBackend({ SUPABASE_URL: url, SUPABASE_ANON_KEY: "old" })).toEqual({
    kind: "hosted",
    url,
    key: "old",
  });
  expect(
    readBackend({ SUPABASE_URL: url, SUPABASE_ANON_KEY: "old", SUPABASE_PUBLISHABLE_KEY: "new" }),
  ).toEqual({ kind: "hosted", url, key: "new" });
});

it("names the variable that is wrong or missing", () => {
  expect(() => readBackend({ SUPABASE_URL: "projet" })).toThrow(/SUPABASE_URL n’est pas une adresse/);
  expect(() => readBackend({ SUPABASE_URL: "https://projet.supabase.co" })).toThrow(SettingsError);
  expect(() => readBackend({ SUPABASE_URL: "https://projet.supabase.co" })).toThrow(
    /SUPABASE_PUBLISHABLE_KEY/,
  );
});
