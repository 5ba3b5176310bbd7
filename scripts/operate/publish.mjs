/** `npm run content -- publier`, once the contents are checked. */
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { BUILD, COMPILE, ensure } from "../build/project.mjs";
import { isHosted, readEnvFile, sendToSite } from "./running-site.mjs";

readEnvFile();

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** One query is one transaction. */
async function applyContents(connectionString) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(readFileSync("compiled/site/seed.sql", "utf8"));
  } catch (error) {
    end(`Les contenus ne sont pas écrits, et la base est restée telle quelle (${error.message}).`);
  } finally {
    await client.end();
  }
}

const url = process.env.DATABASE_URL?.trim();
if (isHosted() && !url)
  end(
    "DATABASE_URL manque : donnez l’adresse postgresql://… de la base (« read -rs DATABASE_URL && export DATABASE_URL »).",
  );
if (!ensure(COMPILE)) end("Les contenus ont des fautes : rien n’est publié.");
if (!ensure(BUILD)) end("La construction du site a échoué : rien n’est publié.");
if (isHosted()) {
  await applyContents(url);
  process.stdout.write(
    "Les contenus sont dans la base : redémarrez chaque instance du site, l’une après l’autre.\n",
  );
} else {
  const answer = await sendToSite("restart");
  if (answer && answer.statusCode !== 200) end(await text(answer));
  const nobody = "Aucun site ne tourne ici : son prochain démarrage montre ces contenus.\n";
  process.stdout.write(answer ? await text(answer) : nobody);
}
