import { chmodSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { lockFolder } from "~/server/embedded/data-folder.server";
import { privacyWarnings } from "./private-files.server";

const folder = mkdtempSync(join(tmpdir(), "faqalim-private-"));
const warningsFor = (dataDir: string) =>
  privacyWarnings({ kind: "embedded", dataDir, signingSecrets: [] }).map((text) => text.split(" : ").at(-1));

describe.skipIf(process.platform === "win32")("privacyWarnings", () => {
  it("a data folder that the site creates causes no warning", () => {
    const made = join(folder, "new", "data");
    lockFolder(made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(warningsFor(made)).toEqual([]);
  });

  it("each file or folder that other users can read is reported with the command that protects it", () => {
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    const env = join(folder, ".env");
    writeFileSync(env, "");
    chmodSync(env, 0o644);
    chmodSync(folder, 0o755);
    expect(warningsFor(folder)).toEqual([`chmod go= ${env}`, `chmod go= ${folder}`]);
    chmodSync(env, 0o600);
    chmodSync(folder, 0o700);
    expect(warningsFor(folder)).toEqual([]);
  });
});
