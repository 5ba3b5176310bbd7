import { setTimeout as pause } from "node:timers/promises";
import { loadingProblem } from "~/server/backend/content-version.server";
import { embeddedBackend } from "~/server/backend/supabase.server";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { isEnding } from "./front-door.server";

const ANSWER_WITHIN_MS = 800;
const SLOW_DISK = "Le disque des données ne répond pas.";

const check: { running: Promise<string | null> | null } = { running: null };

const storageProblem = async () => (await embeddedBackend)?.storageProblem() ?? null;

/** Why load balancers should send no visitors here, as French sentences without secrets, or null. */
export async function readinessProblem(): Promise<string | null> {
  if (isEnding()) return "Le serveur s’arrête.";
  check.running ??= storageProblem().finally(() => (check.running = null));
  const late = pause(ANSWER_WITHIN_MS, SLOW_DISK, { ref: false });
  const problems = [loadingProblem(), await Promise.race([check.running, late])];
  return problems.filter((problem) => problem !== null).join(" ") || null;
}

export function healthLine(problem: string | null): Response {
  return new Response(problem ?? "ok", {
    status: problem === null ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": NO_STORE },
  });
}
