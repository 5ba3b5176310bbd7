import { SettingsError } from "./env.server";
import { supabase } from "./supabase.server";

/** Opens the backend before the first visitor comes; settings that cannot work end the process with one sentence. */
export async function startBackend(): Promise<void> {
  try {
    await supabase;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
