import { createClient } from "@supabase/supabase-js";
import WebSocket from "ws";
import type { Database } from "./database.types";

export function clientFor(url: string, key: string, fetchRows: typeof fetch) {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // On Node 20, supabase-js throws without a WebSocket class, even if the site does not use realtime.
    realtime: { transport: WebSocket },
    global: { fetch: fetchRows },
  });
}

export type Client = ReturnType<typeof clientFor>;
