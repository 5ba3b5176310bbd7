import assert from "node:assert/strict";
import type pg from "pg";
import { samples } from "../../tests/support/contents";

const VISITORS = 10;

/** Checks that a vote posted twice at once, to either instance, is counted once. @throws AssertionError */
export async function checkDoubleVotes(url: string, owner: pg.Client): Promise<void> {
  const vote = async (n: number) => {
    const page = `question/${samples.question.id}`;
    const body = new URLSearchParams({ page, avis: "oui", submission: "", site_web: "" });
    const headers = { "X-Forwarded-For": `203.0.113.${n}` };
    const { status } = await fetch(`${url}/avis`, { method: "POST", body, headers, redirect: "manual" });
    assert.equal(status, 303);
  };
  const visitors = Array.from({ length: VISITORS }, (_, n) => n);
  await Promise.all([...visitors, ...visitors].map(vote));
  const { rows } = await owner.query("select 1 from public.faqalim_feedback");
  assert.equal(rows.length, VISITORS);
  console.log("A vote posted twice at once: counted once.");
}
