import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readPreparedDatabase } from "../../scripts/database/prepared-database";
import { type Connection, moveRows } from "../../scripts/database/move-rows";
import { createDatabase } from "./postgres/real-backend";

const openEmbedded = () =>
  PGlite.create({ extensions: { pg_trgm, unaccent }, loadDataDir: readPreparedDatabase() });

const embedded = await openEmbedded();
const hosted = await createDatabase(inject("postgresPort"));
beforeAll(async () => {
  await embedded.exec(`
    insert into faqalim_contact_messages (submission_id, name, email, subject, body)
      select gen_random_uuid(), 'Léa', 'lea@exemple.fr', 'n° ' || n, E'Bonjour « vous »,\\nl’''œuf \\\\ 😀' from generate_series(1, 1500) n;
    insert into faqalim_newsletter_subscriptions
      (email, nonce, confirm_hash, unsubscribe_hash, wording_version, confirmed_at)
      values ('lea@exemple.fr', gen_random_uuid(), repeat('a', 64), repeat('b', 64), 'v', now());
    insert into faqalim_outbox (kind, contact_message_id) values ('contact', 7);
    insert into faqalim_outbox (kind, subscription_id, sent_at) values ('newsletter-confirmation', 1, now());
    select faqalim_give_feedback(gen_random_uuid(), true, (select min(id) from faqalim_faqs where is_published));
    select faqalim_count_search_misses('[{"term": "kéfir d’eau", "times": 3, "has_best": false}]');
    insert into faqalim_faqs (question, answer, category_id, is_published)
      values ('Peut-on boire du kéfir d’eau ?', '<p>Oui.</p>', 1, true);
    insert into faqalim_foods (key, name, family, reviewed_on, is_published)
      values ('kefir-d-eau', 'Kéfir d’eau', 'boissons', '2026-01-01', true);
    insert into faqalim_food_advice (food_id, situation, verdict, reason)
      select id, 'enceinte', 'eviter', 'Un peu d’alcool' from faqalim_foods where key = 'kefir-d-eau';
    -- The contents of the source are older; the move must not copy these seeded rows.
    delete from faqalim_food_storage where id = 1;
    insert into faqalim_withdrawals (kind, content_id) select 'faqs', min(id) from faqalim_faqs;
    insert into faqalim_food_storage (id, key, name, family, places, is_published)
      values (9999, 'ancienne', 'Ancienne ligne', 'boissons', '{}', true);
  `);
});
afterAll(async () => {
  await embedded.close();
  await hosted.stop();
});

async function contentsOf(side: Connection): Promise<unknown> {
  await side.query("set timezone to 'UTC'");
  const { rows } = await side.query(`select
    (select count(*)::int from faqalim_contact_messages) as messages,
    (select to_jsonb(m) from faqalim_contact_messages m where id = 1500) as last_message,
    (select jsonb_agg(to_jsonb(s)) from faqalim_newsletter_subscriptions s) as subscriptions,
    (select jsonb_agg(to_jsonb(o) order by id) from faqalim_outbox o) as outbox,
    (select jsonb_agg(to_jsonb(f) order by id) from faqalim_feedback f) as feedback,
    (select jsonb_agg(to_jsonb(m) order by day, term) from faqalim_search_misses m) as misses,
    (select jsonb_agg(jsonb_build_object('id', id, 'votes', votes) order by id) from faqalim_faqs where votes <> 0) as votes,
    (select jsonb_agg(to_jsonb(q) - 'search_text' order by id) from faqalim_faqs q where question like '%kéfir d’eau%') as added,
    (select jsonb_agg(f.id) from faqalim_faqs f join faqalim_withdrawals w on w.content_id = f.id and not f.is_published) as withdrawn,
    (select jsonb_agg(to_jsonb(f) order by id) from faqalim_foods f where id >= 1000000) as foods,
    (select jsonb_agg(to_jsonb(a) order by id) from faqalim_food_advice a where id >= 1000000) as advice`);
  return rows[0];
}

const writtenIn = (moved: Awaited<ReturnType<typeof moveRows>>) =>
  Object.fromEntries(moved.map(({ table, written }) => [table.replace("faqalim_", ""), written]));

it("a move copies visitors' rows and contents added by hand once, however often it runs", async () => {
  const written = writtenIn(await moveRows(embedded, hosted.owner));
  expect(written).toMatchObject({ contact_messages: 1500, outbox: 2, feedback: 1, search_misses: 1 });
  expect(written).toMatchObject({ categories: 0, faqs: 1, newsletter_subscriptions: 1 });
  expect(written).toMatchObject({ foods: 1, food_advice: 1, food_storage: 0 });
  expect(await contentsOf(hosted.owner)).toEqual(await contentsOf(embedded));
  const again = writtenIn(await moveRows(embedded, hosted.owner));
  expect(new Set(Object.values(again))).toEqual(new Set([0]));
});

it("a move changes nothing if a row differs in the hosted database", async () => {
  await hosted.owner.query("update faqalim_contact_messages set subject = 'changé' where id = 3");
  await embedded.query("insert into faqalim_search_misses values (current_date - 1, 'kombucha', 1, false)");
  await expect(moveRows(embedded, hosted.owner)).rejects.toThrow(/faqalim_contact_messages : 1 ligne/);
  const { rows } = await hosted.owner.query("select from faqalim_search_misses where term = 'kombucha'");
  expect(rows).toHaveLength(0);
});

it("after a move, new rows get higher ids than the copied rows; a move in the other direction copies them", async () => {
  await hosted.owner.query(
    "select faqalim_send_message(gen_random_uuid(), 'Ali', 'ali@exemple.fr', 'Après', 'Bonjour.')",
  );
  const copy = await openEmbedded();
  await moveRows(hosted.owner, copy);
  const { rows } = await copy.query(
    "select id, subject from faqalim_contact_messages order by id desc limit 1",
  );
  expect(rows).toEqual([{ id: 1501, subject: "Après" }]);
  await copy.close();
});
