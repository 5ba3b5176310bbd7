import { forgetUnconfirmed } from "~/messages/newsletter/newsletter.server";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { compiled } from "~/server/compiled/compiled.server";

const FORGET_EVERY_MS = 3_600_000;
const FIRST_FORGET_MS = 60_000;
const DAY_MS = 86_400_000;

/** One minute after the start and then every hour, deletes data that is older than the privacy page promises. */
export function startForgetting(): void {
  setTimeout(() => void forget(), FIRST_FORGET_MS).unref();
  setInterval(() => void forget(), FORGET_EVERY_MS).unref();
}

async function forget(): Promise<void> {
  try {
    const client = await supabaseServer;
    await forgetUnconfirmed();
    await client.rpc("faqalim_forget_feedback_forms").throwOnError();
    const { messageRetentionDays: days } = compiled().contents;
    if (days !== null) await forgetTexts(client, days);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Ce qui est trop ancien n’est pas effacé : ${reason}`);
  }
}

/** Deletes messages with their mail, feedback comments and search counts older than `days`, but not votes. */
async function forgetTexts(client: Client, days: number): Promise<void> {
  const before = new Date(Date.now() - days * DAY_MS).toISOString();
  const day = before.slice(0, 10);
  await client.from("faqalim_contact_messages").delete().lt("created_at", before).throwOnError();
  await client
    .from("faqalim_feedback")
    .update({ comment: null })
    .lt("created_on", day)
    .not("comment", "is", null)
    .throwOnError();
  await client.from("faqalim_feedback").delete().is("helped", null).is("comment", null).throwOnError();
  await client.from("faqalim_search_misses").delete().lt("day", day).throwOnError();
}
