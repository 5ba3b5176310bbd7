import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { storeFeedback } from "~/messages/feedback/feedback.server";
import { reportFeedback } from "~/messages/operator/team-report.server";
import type { FeedbackSubject } from "~/messages/feedback/feedback";
import { samples } from "../support/contents";

const question: FeedbackSubject = { kind: "question", id: samples.question.id };
const guide: FeedbackSubject = { kind: "fiche", slug: samples.guide.slug };

let client: Client;
beforeEach(async () => {
  client = await supabaseServer;
  await client.from("faqalim_feedback").delete().gt("id", 0).throwOnError();
});

const give = (subject: FeedbackSubject, helped: boolean, comment?: string) =>
  storeFeedback({ form: randomUUID(), subject, helped, ...(comment !== undefined && { comment }) });

it("the report lists pages with their comments, worst page first", async () => {
  expect(await reportFeedback()).toContain("Rien.");
  await give(question, true);
  await give(guide, true);
  await give(guide, false, "Un exemple\nde courses");
  await give(guide, false);
  const report = await reportFeedback();
  expect(report.indexOf(samples.guide.slug)).toBeLessThan(report.indexOf(samples.question.question));
  expect(report).toContain(`1 oui, 2 non`);
  expect(report).toMatch(/Un exemple\n\s+de courses/);
});

it("form ids are erased after two days", async () => {
  await give(guide, true);
  const forms = async () => (await client.from("faqalim_feedback").select("form_id").throwOnError()).data;
  await client.rpc("faqalim_forget_feedback_forms").throwOnError();
  expect(await forms()).not.toEqual([{ form_id: null }]);
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await client.from("faqalim_feedback").update({ created_on: before }).gt("id", 0).throwOnError();
  await client.rpc("faqalim_forget_feedback_forms").throwOnError();
  expect(await forms()).toEqual([{ form_id: null }]);
});
