import { remember } from "@epic-web/remember";
import { z } from "zod";
import { orNull } from "~/data/backend/backend-error";
import { cached } from "~/data/backend/cache.server";
import { SettingsError } from "~/data/settings/settings.server";
import { readRow } from "~/data/rows/read-rows.server";
import { isReadOnly, read, write } from "~/data/backend/supabase.server";

const REREAD_MS = 20_000;

const ids = z.array(z.number());
const withdrawnRow = z.object({ faqs: ids, quizzes: ids, foods: ids });
type Withdrawn = z.output<typeof withdrawnRow>;

/** The ids of rows that are unpublished or, for FAQs, in an inactive category. @throws BackendError */
export function listWithdrawn({ isForced = false } = {}): Promise<Withdrawn> {
  return cached("withdrawn", loadWithdrawn, { isForced });
}

/** The last list from the data folder's database, or from a hosted backend. */
let stored: Withdrawn | null = null;

async function loadWithdrawn(): Promise<Withdrawn> {
  const wasReadOnly = await isReadOnly();
  const { data } = await read((client) => client.rpc("faqalim_withdrawn"));
  const found = readRow(withdrawnRow, data, "faqalim_withdrawn");
  // A temporary database has the contents of the build, in which rows withdrawn later are still published.
  if (wasReadOnly || (await isReadOnly())) return stored ? union(stored, found) : found;
  stored = found;
  return found;
}

function union(one: Withdrawn, other: Withdrawn): Withdrawn {
  const both = (kind: keyof Withdrawn) => [...new Set([...one[kind], ...other[kind]])];
  return { faqs: both("faqs"), quizzes: both("quizzes"), foods: both("foods") };
}

/**
 * Resolves to null if the backend has withdrawn the row since its value was cached or the site was built, even if the value
 * cannot be loaded.
 * @throws BackendError
 */
export async function unlessWithdrawn<T>(
  kind: keyof Withdrawn,
  id: number,
  value: Promise<T>,
): Promise<T | null> {
  const [withdrawn] = await Promise.all([orNull(listWithdrawn()), Promise.allSettled([value])]);
  return withdrawn?.[kind].includes(id) ? null : value;
}

/** Removes the rows that the backend has withdrawn since the list was cached or the site was built. @throws BackendError */
export async function withoutWithdrawn<T extends { id: number }>(
  kind: keyof Withdrawn,
  list: T[] | Promise<T[]>,
): Promise<T[]> {
  const [found, withdrawn] = await Promise.all([list, orNull(listWithdrawn())]);
  const gone = new Set(withdrawn?.[kind]);
  return found.filter(({ id }) => !gone.has(id));
}

/** Unpublishes a FAQ. Returns a confirmation in French. @throws SettingsError if no FAQ has this id, or BackendError */
export async function withdrawFaq(id: number): Promise<string> {
  const { count } = await write((client) =>
    client.from("faqalim_faqs").update({ is_published: false }, { count: "exact" }).eq("id", id),
  );
  if (!count) throw new SettingsError(`La base de données n’a pas de question ${id}.`);
  return `La question ${id} est retirée.`;
}

/**
 * Queries the withdrawn ids every 20 s, and calls `onChange` if they have changed, because cached pages may show withdrawn
 * rows.
 */
export function watchWithdrawn(onChange: () => void): void {
  remember("withdrawn-watch", () => {
    let last: string | null = null;
    const reread = async () => {
      const now = JSON.stringify(await orNull(listWithdrawn({ isForced: true })));
      if (last !== null && last !== now) onChange();
      last = now;
    };
    const safely = () => void reread().catch(console.error);
    safely();
    return setInterval(safely, REREAD_MS).unref();
  });
}
