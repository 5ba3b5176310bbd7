import type { ContentCollection } from "./content-collection";

type Value = string | number | boolean | null;

/**
 * The seed as SQL: one upsert a table, ids as written in the content, so that running it again changes nothing.
 * Counters that visitors move (views, votes) and rows added by hand are left alone.
 */
export function buildSeed({ categories, profiles, faqs }: ContentCollection): string {
  return [
    "-- Made from content/ by `npm run content`: edit there, not here.",
    upsert(
      "faqalim_categories",
      ["id", "name", "slug", "description", "icon", "color", "is_active", "order_index"],
      categories.map((c, index) => [c.id, c.name, c.slug, c.description, c.icon, c.color, true, index + 1]),
    ),
    upsert(
      "faqalim_subcategories",
      ["id", "category_id", "name", "slug", "description", "is_active", "order_index"],
      categories.flatMap((c) =>
        c.subcategories.map((s, index) => [s.id, c.id, s.name, s.slug, s.description, true, index + 1]),
      ),
    ),
    upsert(
      "faqalim_target_audiences",
      ["id", "name", "slug", "description", "icon", "gradient", "is_active", "order_index"],
      profiles.map((p) => [p.id, p.name, p.slug, p.description, p.icon, p.gradient, true, p.id]),
    ),
    upsert(
      "faqalim_faqs",
      [
        ...["id", "question", "answer", "idea", "difficulty", "category_id", "subcategory_id"],
        ...["target_audience_id", "is_published", "created_at", "sources", "reviewed_on"],
      ],
      faqs.map((faq) => [
        ...[faq.id, faq.question, faq.answer, faq.idea ?? null, faq.difficulty],
        ...[faq.categoryId, faq.subcategoryId],
        profiles.find((profile) => profile.slug === faq.audience)?.id ?? null,
        ...[
          faq.published,
          `${faq.created_on}T08:00:00Z`,
          JSON.stringify(faq.resolvedSources),
          faq.reviewed_on,
        ],
      ]),
    ),
  ].join("\n\n");
}

function upsert(table: string, columns: string[], rows: Value[][]): string {
  if (rows.length === 0) return `-- ${table}: nothing yet`;
  const values = rows.map((row) => `  (${row.map(literal).join(", ")})`).join(",\n");
  const updates = columns
    .filter((column) => column !== "id")
    .map((column) => `${column} = excluded.${column}`);
  return [
    `insert into public.${table} (${columns.join(", ")}) values\n${values}`,
    `on conflict (id) do update set\n  ${updates.join(",\n  ")};`,
    `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select max(id) from public.${table}));`,
  ].join("\n");
}

/** A value as an SQL literal; `standard_conforming_strings` is on in every supported PostgreSQL, so only quotes count. */
function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
