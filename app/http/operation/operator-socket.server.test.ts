import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { forget } from "@epic-web/remember";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listWithdrawn } from "~/data/faq/withdrawn.server";
import { samples } from "../../../tests/support/contents";
import { openOperatorSocket } from "./operator-socket.server";

const PORT = "3999";

/**
 * Runs a command with a temporary folder other than the site's, because systemd gives a service a private temporary folder.
 */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TMPDIR: "/nowhere" };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/operate/${script}.mjs`, ...args], {
    env,
  });
  return stdout;
}

describe("with a hosted backend", () => {
  let folder: string;
  let dataDir: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "faqalim-"));
    dataDir = join(folder, "data");
    // Only the settings are those of a hosted backend; the site stays connected to the embedded backend.
    vi.stubEnv("SUPABASE_URL", "http://127.0.0.1:9");
    vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "key");
    vi.stubEnv("SITE_URL", "https://faq-alim.example");
    vi.stubEnv("PORT", PORT);
    vi.stubEnv("DATA_DIR", dataDir);
    forget("settings");
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    ["settings", "operator-socket"].forEach(forget);
    rmSync(folder, { recursive: true });
  });

  const open = async () => {
    openOperatorSocket();
    await vi.waitFor(() => expect(existsSync(join(dataDir, `faq-alim-${PORT}.sock`))).toBe(true));
  };

  it("messages and withdraw reach the site through the DATA_DIR folder, which only the site's user can open", async () => {
    await open();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(await run("messages", "list")).toBe("Aucun message.\n");
    const { id } = samples.question;
    expect(await run("withdraw", String(id))).toBe(`La question ${id} est retirée.\n`);
    expect((await listWithdrawn()).faqs).toContain(id);
    await expect(run("publish")).rejects.toThrow("DATABASE_URL manque");
    await expect(run("backup", join(folder, "backup.tar.gz"))).rejects.toThrow("pg_dump");
  });

  it("a socket that cannot be opened is logged, and the site works without it", () => {
    mkdirSync(join(dataDir, `faq-alim-${PORT}.sock`), { recursive: true });
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(openOperatorSocket).not.toThrow();
    expect(log).toHaveBeenCalledWith("Operator socket:", expect.any(Error));
    log.mockRestore();
  });
});
