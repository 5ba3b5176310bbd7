import { parseArgs } from "node:util";
import { z } from "zod";
import { readEachRow, readRow } from "~/server/rows/read-rows.server";
import { SettingsError } from "~/server/settings/settings.server";
import { findBackendProblem, readAsServer, write } from "~/server/backend/supabase.server";
import { parisDay } from "~/text/paris-day";
import { frenchDate } from "~/text/typography";
import { moment } from "~/server/rows/columns.server";

const USAGE = `npm run content -- retirer                   ce qui est retiré
npm run content -- retirer 102               retire la question 102 tout de suite, quoi que disent les contenus
npm run content -- retirer 102 --annuler     la remet
npm run content -- retirer quiz 3, retirer aliment 51 : de même`;

/** What can be withdrawn: its kind in the database, its French words, and the query of its title and of whether it is published. */
const KINDS = [
  {
    ...({ kind: "faqs", word: "question", its: "La question", gone: "retirée" } as const),
    find: (id: number) =>
      readAsServer((client) =>
        client.from("faqalim_faqs").select("title:question, is_published").eq("id", id).maybeSingle(),
      ),
  },
  {
    ...({ kind: "quizzes", word: "quiz", its: "Le quiz", gone: "retiré" } as const),
    find: (id: number) =>
      readAsServer((client) =>
        client.from("faqalim_quizzes").select("title, is_published").eq("id", id).maybeSingle(),
      ),
  },
  {
    ...({ kind: "foods", word: "aliment", its: "L’aliment", gone: "retiré" } as const),
    find: (id: number) =>
      readAsServer((client) =>
        client.from("faqalim_foods").select("title:name, is_published").eq("id", id).maybeSingle(),
      ),
  },
];
type Kind = (typeof KINDS)[number];
type Target = Kind & { id: number };

const contentRow = z.object({ title: z.string(), is_published: z.boolean() }).nullable();
const withdrawalRow = z.object({
  kind: z.string(),
  content_id: z.number(),
  withdrawn_at: moment,
  is_in_contents: z.boolean(),
});

/**
 * Runs `npm run content -- retirer` and returns its output: withdraws a question, quiz or food, takes that back, or lists what is
 * withdrawn. This process shows the change at once.
 * @throws SettingsError for wrong arguments, what is missing or not online, or if there is nothing to take back; BackendError
 */
export async function runWithdrawCommand(args: string[]): Promise<string> {
  const { positionals, isTakenBack } = readArguments(args);
  if (positionals.length === 0 && !isTakenBack) return listWithdrawals();
  const target = targetOf(positionals);
  const said = isTakenBack ? await takeBack(target) : await withdraw(target);
  await findBackendProblem();
  return said;
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { annuler: { type: "boolean", default: false } },
    });
    return { positionals, isTakenBack: values.annuler };
  } catch (error) {
    throw new SettingsError(USAGE, { cause: error });
  }
}

function targetOf(words: string[]): Target {
  const [word, id = "", ...others] = words.length === 1 ? ["question", ...words] : words;
  const kind = KINDS.find((known) => known.word === word);
  if (!kind || others.length > 0 || !/^[1-9]\d{0,8}$/.test(id)) throw new SettingsError(USAGE);
  return { ...kind, id: Number(id) };
}

async function listWithdrawals(): Promise<string> {
  const { data } = await readAsServer((client) =>
    client
      .from("faqalim_withdrawals")
      .select("kind, content_id, withdrawn_at, is_in_contents")
      .order("withdrawn_at", { ascending: false }),
  );
  const lines = readEachRow(withdrawalRow, data, "faqalim_withdrawals").map(async (row) => {
    const kind = KINDS.find((known) => known.kind === row.kind);
    const content = kind && (await findContent({ ...kind, id: row.content_id }));
    const also = row.is_in_contents ? "" : "  (les contenus l’ont retiré aussi)";
    const day = frenchDate(parisDay(row.withdrawn_at));
    return `${kind?.word} ${row.content_id}  ${day}  ${content?.title ?? "absent des contenus"}${also}`;
  });
  return (await Promise.all(lines)).join("\n") || "Rien n’est retiré.";
}

async function findContent({ find, id, kind }: Target) {
  const { data } = await find(id);
  return readRow(contentRow, data, `faqalim_${kind}`);
}

async function withdraw(target: Target): Promise<string> {
  const { word, id, kind, its, gone } = target;
  const content = await findContent(target);
  if (!content) throw new SettingsError(`La base de données n’a pas de ${word} ${id}.`);
  if (await findWithdrawal(target)) return `${its} ${id} est déjà ${gone} : ${content.title}`;
  if (!content.is_published)
    throw new SettingsError(`${its} ${id} n’est pas en ligne : les contenus ne publient pas ce texte.`);
  await write((client) => client.from("faqalim_withdrawals").insert({ kind, content_id: id }));
  return `${its} ${id} est ${gone} : ${content.title}
Aucun changement des contenus ne remet ce texte ; « npm run content -- retirer ${argumentsOf(target)} --annuler » le fait.`;
}

async function takeBack(target: Target): Promise<string> {
  const { id, kind, its, gone } = target;
  const withdrawal = await findWithdrawal(target);
  if (!withdrawal) throw new SettingsError(`${its} ${id} n’est pas ${gone}.`);
  await write((client) => client.from("faqalim_withdrawals").delete().eq("kind", kind).eq("content_id", id));
  return withdrawal.is_in_contents
    ? `${its} ${id} est de nouveau en ligne.`
    : `${its} ${id} n’est plus ${gone} par cette commande, mais les contenus ne publient pas ce texte.`;
}

async function findWithdrawal({ kind, id }: Target) {
  const { data } = await readAsServer((client) =>
    client
      .from("faqalim_withdrawals")
      .select("kind, content_id, withdrawn_at, is_in_contents")
      .eq("kind", kind)
      .eq("content_id", id)
      .maybeSingle(),
  );
  return readRow(withdrawalRow.nullable(), data, "faqalim_withdrawals");
}

const argumentsOf = ({ word, id }: Target) => (word === "question" ? String(id) : `${word} ${id}`);
