import { describe, expect, it } from "vitest";
import { supabaseServer } from "../../app/server/backend/supabase.server";
import { runWithdrawCommand } from "../../app/questions/withdraw-command.server";
import { loader as loadQuestion } from "../../app/routes/question";
import { loader as loadQuiz } from "../../app/routes/quiz";
import { foodPath } from "../../app/foods/food";
import { loader as loadFood } from "../../app/routes/food";
import { questionPath } from "../../app/questions/faq";
import { frenchDate, parisDay } from "../../app/text/dates";
import { at } from "../support/at";
import { samples } from "../support/contents";

const { question, untimedQuiz: quiz, food } = samples;

const lastPart = (path: string) => path.split("/").at(-1) ?? "";
const TEXTS = [
  {
    ...{ words: [String(question.id)], title: question.question },
    says: `La question ${question.id} est retirée : ${question.question}`,
    open: async () =>
      loadQuestion(at(questionPath(question), { question: lastPart(questionPath(question)) })),
  },
  {
    ...{ words: ["quiz", String(quiz.id)], title: quiz.title },
    says: `Le quiz ${quiz.id} est retiré : ${quiz.title}`,
    open: async () => loadQuiz(at(`/quiz/${quiz.id}`, { id: String(quiz.id) })),
  },
  {
    ...{ words: ["aliment", String(food.id)], title: food.name },
    says: `L’aliment ${food.id} est retiré : ${food.name}`,
    open: async () => loadFood(at(foodPath(food), { food: lastPart(foodPath(food)) })),
  },
];

describe.each(TEXTS)("retirer $words", ({ words, title, says, open }) => {
  it("responds 410 at once, is listed, and comes back", async () => {
    await expect(open()).resolves.toBeDefined();
    expect(await runWithdrawCommand(words)).toContain(says);
    await expect(open()).rejects.toMatchObject({ status: 410 });
    expect(await runWithdrawCommand(words)).toMatch(/est déjà retirée? : /);

    const list = await runWithdrawCommand([]);
    expect(list.split("\n")).toHaveLength(1);
    expect(list).toContain(`${frenchDate(parisDay(new Date().toISOString()))}  ${title}`);

    expect(await runWithdrawCommand([...words, "--annuler"])).toMatch(/est de nouveau en ligne\.$/);
    await expect(open()).resolves.toBeDefined();
    expect(await runWithdrawCommand([])).toBe("Rien n’est retiré.");
    await expect(runWithdrawCommand([...words, "--annuler"])).rejects.toThrow(/n’est pas retirée?\.$/);
  });
});

it("what the contents do not publish cannot be withdrawn, and stays unpublished if it was withdrawn before", async () => {
  const server = await supabaseServer;
  const faq = { id: 9903, question: "À retirer", answer: "<p>R</p>", category_id: 1, is_published: false };
  await server.from("faqalim_faqs").insert(faq).throwOnError();
  await expect(runWithdrawCommand(["9903"])).rejects.toThrow("La question 9903 n’est pas en ligne");
  await server
    .from("faqalim_withdrawals")
    .insert({ kind: "faqs", content_id: 9903, is_in_contents: false })
    .throwOnError();
  expect(await runWithdrawCommand([])).toContain("(les contenus l’ont retiré aussi)");
  expect(await runWithdrawCommand(["9903", "--annuler"])).toContain("les contenus ne publient pas ce texte");
  const { data } = await server.from("faqalim_faqs").select("is_published").eq("id", 9903).single();
  expect(data?.is_published).toBe(false);
});

it("an unknown number is reported", async () => {
  await expect(runWithdrawCommand(["9904"])).rejects.toThrow("La base de données n’a pas de question 9904.");
});
