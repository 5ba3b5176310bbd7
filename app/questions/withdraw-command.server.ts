import { parseArgs } from "node:util";
import { z } from "zod";
import { findBackendProblem, readAsServer, write } from "~/server/backend/supabase.server";
import { moment, readRow } from "~/server/backend/rows.server";
import { SettingsError } from "~/server/settings/settings.server";
import { frenchDate, parisDay } from "~/text/dates";

const USAGE = `npm run content -- retirer                   ce qui est retiré
npm run content -- retirer 102               retire la question 102 tout de suite, quoi que disent les contenus
npm run content -- retirer 102 --annuler     la remet
npm run content -- retirer quiz 3, retirer aliment 51 : de même`;

const KINDS = [
  { kind: "faqs", word: "question", its: "La question", gone: "retirée" },
  { kind: "quizzes", word: "quiz", its: "Le quiz", gone: "retiré" },
  { kind: "foods", word: "aliment", its: "L’aliment", gone: "retiré" },
] as const;
type Target = (typeof KINDS)[number] & { id: number };

const contentRow = z
  .object({
    is_published: z.boolean(),
    question: z.string().optional(),
    title: z.string().optional(),
    name: z.string().optional(),
  })
  .transform(({ is_published, question, title, name }) => ({
    isPublished: is_published,
    title: question ?? title ?? name ?? "",
  }));

async function findContent({ kind, id }: Pick<Target, "kind" | "id">) {
  const table = `faqalim_${kind}` as const;
  const { data } = await readAsServer((client) => client.from(table).select().eq("id", id).maybeSingle());
  return readRow(contentRow.nullable(), data, table);
}

const withdrawalRow = z.object({
  kind: z.enum(["faqs", "quizzes", "foods"]),
  content_id: z.number(),
  withdrawn_at: moment,
  is_in_contents: z.boolean(),
});

async function listWithdrawals() {
  const { data } = await readAsServer((client) =>
    client
      .from("faqalim_withdrawals")
      .select("kind, content_id, withdrawn_at, is_in_contents")
      .order("withdrawn_at", { ascending: false }),
  );
  return readRow(z.array(withdrawalRow), data, "faqalim_withdrawals");
}

/**
 * Runs `npm run content -- retirer` and returns its output: withdraws a question, quiz or food, takes that back, or lists what is
 * withdrawn. This process shows the change at once.
 * @throws SettingsError for wrong arguments, what is missing or not online, or if there is nothing to take back; BackendError
 */
export async function runWithdrawCommand(args: string[]): Promise<string> {
  const { target, isTakenBack } = readArguments(args);
  if (!target) return describeWithdrawals();
  const said = isTakenBack ? await takeBack(target) : await withdraw(target);
  await findBackendProblem();
  return said;
}

function readArguments(args: string[]): { target: Target | null; isTakenBack: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { annuler: { type: "boolean", default: false } },
    });
    const isTakenBack = values.annuler;
    if (positionals.length === 0 && !isTakenBack) return { target: null, isTakenBack };
    const [word, id] = positionals.length === 1 ? ["question", ...positionals] : positionals;
    const kind = KINDS.find((known) => known.word === word);
    if (kind && positionals.length <= 2 && /^[1-9]\d{0,8}$/.test(id ?? ""))
      return { target: { ...kind, id: Number(id) }, isTakenBack };
  } catch (error) {
    throw new SettingsError(USAGE, { cause: error });
  }
  throw new SettingsError(USAGE);
}

async function describeWithdrawals(): Promise<string> {
  const lines = (await listWithdrawals()).map(async ({ kind, content_id: id, ...row }) => {
    const content = await findContent({ kind, id });
    const word = KINDS.find((known) => known.kind === kind)?.word;
    const also = row.is_in_contents ? "" : "  (les contenus l’ont retiré aussi)";
    const day = frenchDate(parisDay(row.withdrawn_at));
    return `${word} ${id}  ${day}  ${content?.title ?? "absent des contenus"}${also}`;
  });
  return (await Promise.all(lines)).join("\n") || "Rien n’est retiré.";
}

async function withdraw(target: Target): Promise<string> {
  const { word, id, kind, its, gone } = target;
  const content = await findContent(target);
  if (!content) throw new SettingsError(`La base de données n’a pas de ${word} ${id}.`);
  if (await findWithdrawal(target)) return `${its} ${id} est déjà ${gone} : ${content.title}`;
  if (!content.isPublished)
    throw new SettingsError(`${its} ${id} n’est pas en ligne : les contenus ne publient pas ce texte.`);
  await write((client) => client.from("faqalim_withdrawals").insert({ kind, content_id: id }));
  return `${its} ${id} est ${gone} : ${content.title}
Aucun changement des contenus ne remet ce texte ; « npm run content -- retirer ${word === "question" ? id : `${word} ${id}`} --annuler » le fait.`;
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
  return (await listWithdrawals()).find((row) => row.kind === kind && row.content_id === id);
}
