/** The sizes for `largeContents`: the total number of questions, and the number of other rows to add. */
export type LargeContents = { questions: number; subcategories: number; quizzes: number };

/** The range of ids of generated rows, above the ids of the contents and below the ids of rows added by hand. */
const MADE = { first: 500_000, last: 999_999 };

/**
 * A query that counts the rows that forbid running `largeContents`: visitors' rows, and contents that are neither seeded nor
 * generated. It recognizes these contents by their ids.
 */
export const FOREIGN_ROWS = `
  select (select count(*) from public.faqalim_contact_messages)
    + (select count(*) from public.faqalim_newsletter_subscriptions)
    + (select count(*) from public.faqalim_feedback)
    + (select count(*) from public.faqalim_faqs where id > ${MADE.last})
    + (select count(*) from public.faqalim_quizzes where id > ${MADE.last}) as count`;

/** SQL that adds questions, subcategories and quizzes derived from the contents. Deterministic; a second run changes nothing. */
export function largeContents({ questions, subcategories, quizzes }: LargeContents): string {
  return `
-- Invents words such as « balomi », so that some words are rare, as in texts that people write.
create function pg_temp.invented(number bigint) returns text language sql immutable as $$
  select string_agg((array['ba','lo','mi','ru','te','sa','vo','ni','ka','du','fe','po','gi','za','cu','re','no','ti','la','me'])
    [1 + (number * 7919 / power(20, place)::bigint) % 20], '' order by place)
  from generate_series(0, 2) as place
$$;

create temp table themes as
  select id, row_number() over (order by id) - 1 as place, count(*) over () as total
  from public.faqalim_categories where id < ${MADE.first};
create temp table models as
  select f.*, row_number() over (order by id) - 1 as place, count(*) over () as total
  from public.faqalim_faqs f where id < ${MADE.first} and is_published;

insert into public.faqalim_subcategories (id, category_id, name, slug, description, order_index)
select ${MADE.first} + n, t.id, 'Sous-thème ' || n, 'sous-theme-' || n, 'Des questions sur le sujet ' || n || '.', 100 + n
from generate_series(1, ${subcategories}) as n join themes t on t.place = n % t.total
on conflict do nothing;

create temp table subcategories as
  select id, category_id, row_number() over (partition by category_id order by id) - 1 as place,
    count(*) over (partition by category_id) as total
  from public.faqalim_subcategories;

-- Combine each question with another question's answer; each further round over all questions uses the next answer.
insert into public.faqalim_faqs (id, question, answer, idea, difficulty, category_id, subcategory_id, target_audience_id,
  is_published, created_at, sources, reviewed_on)
select ${MADE.first} + n,
  -- Not every locale counts French spaces as spaces.
  regexp_replace(q.question, '[[:space:]' || chr(160) || chr(8239) || ']*\\?$', '') || ' avec le ' || pg_temp.invented(n) || chr(8239) || '?',
  a.answer || '<p>Voir aussi le ' || pg_temp.invented(n) || ' et le ' || pg_temp.invented(n + 4000) || '.</p>',
  q.idea, q.difficulty, q.category_id, s.id, q.target_audience_id, true,
  timestamptz '2020-01-01 08:00+00' + (n % 2000) * interval '1 day', a.sources, q.reviewed_on
from generate_series(1, greatest(0, ${questions} - (select count(*)::integer from models))) as n
join models q on q.place = n % q.total
join models a on a.place = (n + n / a.total) % a.total
join subcategories s on s.category_id = q.category_id and s.place = n % s.total
on conflict do nothing;

insert into public.faqalim_quizzes (id, title, description, difficulty, category_id, is_published, created_at)
select ${MADE.first} + n, 'Quiz ' || n, 'Dix questions sur le sujet ' || n || '.', 'facile', t.id, true,
  timestamptz '2020-01-01 08:00+00' + n * interval '1 day'
from generate_series(1, ${quizzes}) as n join themes t on t.place = n % t.total
on conflict do nothing;
insert into public.faqalim_quiz_questions (id, quiz_id, order_index, question, explanation)
select (${MADE.first} + n) * 100 + place, ${MADE.first} + n, place, 'Question ' || place || ' du quiz ' || n || chr(8239) || '?', 'Explication.'
from generate_series(1, ${quizzes}) as n, generate_series(1, 10) as place
on conflict do nothing;
insert into public.faqalim_quiz_answers (id, question_id, order_index, answer_text, is_correct)
select ((${MADE.first} + n) * 100 + place) * 10 + answer, (${MADE.first} + n) * 100 + place, answer, 'Réponse ' || answer, answer = 1
from generate_series(1, ${quizzes}) as n, generate_series(1, 10) as place, generate_series(1, 3) as answer
on conflict do nothing;

drop table themes, models, subcategories;
drop function pg_temp.invented(bigint);
`;
}
