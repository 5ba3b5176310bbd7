import { createDatabase, startPostgres } from "../../contract/postgres/real-backend";
import { faqs, one } from "../../support/contents";
import { expect, test } from "../support/fixtures";
import { runPublish } from "../support/server";

/** Publishes into a hosted database. */
const publish = (databaseUrl: string) =>
  runPublish({ SUPABASE_URL: "http://127.0.0.1:9", DATABASE_URL: databaseUrl });

test("publishing writes the contents into a hosted database, all or nothing", async () => {
  test.setTimeout(180_000);
  const postgres = await startPostgres();
  const database = await createDatabase(postgres.port);
  const { id, question } = one(faqs, "question");
  const stored = async () => {
    const { rows } = await database.owner.query<{ question: string }>(
      "select question from public.faqalim_faqs where id = $1",
      [id],
    );
    return rows[0]?.question;
  };
  await database.owner.query("update public.faqalim_faqs set question = 'Ancienne' where id = $1", [id]);

  await test.step("a role that may not write changes nothing", async () => {
    const visitor = database.databaseUrl.replace("postgres:postgres@", "authenticator:authenticator@");
    await expect(publish(visitor)).rejects.toThrow("la base est restée telle quelle");
    expect(await stored()).toBe("Ancienne");
  });

  expect(await publish(database.databaseUrl)).toContain("redémarrez chaque instance");
  expect(await stored()).toBe(question);
  await database.stop();
  await postgres.stop();
});
