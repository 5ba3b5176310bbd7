import { loadingProblem } from "~/server/backend/content-version.server";
import { embeddedBackend } from "~/server/backend/supabase.server";
import { isEnding } from "./front-door.server";

/** Why load balancers should send no visitors here, as French sentences without secrets, or null. */
export async function readinessProblem(): Promise<string | null> {
  if (isEnding()) return "Le serveur s’arrête.";
  const problems = [loadingProblem(), await (await embeddedBackend)?.storageProblem()];
  return problems.filter(Boolean).join(" ") || null;
}
