import { write } from "~/server/backend/supabase.server";
import { compiled } from "~/server/compiled/compiled.server";
import { coalesce } from "~/messages/mail/coalesce";
import { purgeFeedback } from "./feedback-report.server";
import { purgeMessages } from "./messages.server";

const FORGET_EVERY_MS = 3_600_000;
const FIRST_FORGET_MS = 60_000;

type Task = { failed: string; run: () => Promise<unknown> };

const tasks: Task[] = [
  {
    failed: "Les inscriptions non confirmées ne sont pas effacées",
    run: () => write((client) => client.rpc("faqalim_forget_unconfirmed")),
  },
  {
    failed: "Les numéros des formulaires d’avis ne sont pas oubliés",
    run: () => write((client) => client.rpc("faqalim_forget_feedback_forms")),
  },
  {
    failed: "Ce qui dépasse `message_retention_days` n’est pas effacé",
    run: async () => {
      const days = findMessageRetention();
      if (days === null) return;
      await purgeMessages(days);
      await purgeFeedback(days);
    },
  },
];

function findMessageRetention(): number | null {
  return compiled().contents.messageRetentionDays;
}

/** One minute after the start and then every hour, deletes data that is older than the privacy page promises. */
export function startForgetting(): void {
  const forget = coalesce(async () => {
    for (const { failed, run } of tasks) {
      await run().catch((error: unknown) =>
        console.error(`${failed} : ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  });
  setTimeout(forget, FIRST_FORGET_MS).unref();
  setInterval(forget, FORGET_EVERY_MS).unref();
}
