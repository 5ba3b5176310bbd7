import { createClient } from "@supabase/supabase-js";
import WebSocket from "ws";
import type { Database } from "./database.types";

/** A client of the backend at `url`, with the rights of `key`. */
export function clientFor(url: string, key: string, fetchRows: typeof fetch) {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // supabase-js throws on Node 20 without a WebSocket, even where realtime is not used.
    realtime: { transport: WebSocket },
    global: { fetch: fetchRows },
  });
}

export type Client = ReturnType<typeof clientFor>;
