import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { findBackendProblem, supabaseServer } from "~/server/backend/supabase.server";
import { faqPage, findFaqs, listFaqs } from "~/questions/faqs.server";
import { loader as loadQuestion } from "~/routes/question";
import { loader as loadMarkdown } from "~/routes/question-markdown";
import { at } from "../support/at";
import { faqs, one, PAGE_SIZE, samplePaths, samples } from "../support/contents";
import { withHeadings } from "../../app/text/headings";

/** The site reads the content version now, not at its next turn. */
const readNewVersion = findBackendProblem;

const path = samplePaths.question;
const { id } = samples.question;
async function readRow(rowId: number): Promise<{ answer: string; compiled: { lead: string; text: string } }> {
  const server = await supabaseServer;
  const { data } = await server.from("faqalim_faqs").select("answer, compiled").eq("id", rowId).single();
  return z
    .object({ answer: z.string(), compiled: z.object({ lead: z.string(), text: z.string() }) })
    .parse(data);
}
const compiled = await readRow(id);

async function edit(answer: string) {
  const server = await supabaseServer;
  await server.from("faqalim_faqs").update({ answer }).eq("id", id).throwOnError();
  await readNewVersion();
}
afterEach(() => edit(compiled.answer));

it("a compiled answer is printed byte for byte, in lists with the same links and drawings as on its page", async () => {
  const drawn = one(faqs, "question with a drawing", ({ answer }) => answer.includes("data-drawing="));
  const { answer, compiled: texts } = await readRow(drawn.id);
  expect(answer).toContain("<svg ");
  expect((await findFaqs([drawn.id]))[0]).toMatchObject({
    answer,
    lead: texts.lead,
    texts: { text: texts.text },
  });
  const { faqs: shown } = faqPage(
    (await listFaqs()).filter(({ listed }) => listed.subcategoryId === drawn.subcategoryId),
    1,
    PAGE_SIZE.category,
  );
  expect(shown.find((faq) => faq.id === drawn.id)).toMatchObject({ answer, lead: texts.lead });
  const page = await loadQuestion(at(path, { question: path.replace("/question/", "") }));
  expect(page).toMatchObject({
    data: { faq: { answer: withHeadings(compiled.answer, "h2") }, hasMarkdown: true },
  });
});

it("an answer that was edited in the database is sanitized, has its own lead, and no Markdown", async () => {
  await edit(
    '<p onclick="alert(1)">Le zouglou mûrit. Appelez le 15.</p><script>alert(1)</script><p>Un <a href="javascript:alert(1)">lien</a>.</p>',
  );
  const answer = '<p>Le zouglou mûrit. Appelez le <a href="tel:15">15</a>.</p><p>Un <a>lien</a>.</p>';
  const shown = { answer, lead: "Le zouglou mûrit. Appelez le 15." };
  expect((await findFaqs([id]))[0]).toMatchObject(shown);
  const { faqs: inList } = faqPage(
    (await listFaqs()).filter(({ listed }) => listed.categoryId === samples.category.id),
    1,
    PAGE_SIZE.category,
  );
  expect(inList.find((each) => each.id === id)).toMatchObject(shown);
  const markdown = loadMarkdown(at(`${path}.md`, { question: path.replace("/question/", "") }));
  await expect(markdown).rejects.toMatchObject({ status: 404 });
});

it("an edited answer keeps its drawings, without what is not a shape", async () => {
  const drawing =
    '<svg class="art" viewBox="0 0 9 9" role="img" aria-label="Un rond"><circle class="art-leaf" cx="4" cy="4" r="3"/></svg>';
  const figure = (svg: string) =>
    `<p>Voici.</p><figure data-figure="drawing"><div data-drawing="rond">${svg}</div></figure>`;
  const bad = '<script>alert(1)</script><use href="//x.fr/a.svg"/><circle onload="alert(1)"';
  for (const svg of [drawing, drawing.replace("<circle", bad)]) {
    await edit(figure(svg));
    expect((await findFaqs([id]))[0]).toMatchObject({ answer: figure(drawing) });
  }
});
