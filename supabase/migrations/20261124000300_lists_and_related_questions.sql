-- Lists of questions and quizzes, their dates, and related questions.

-- Index-only scans serve lists and counts in order: the indexes contain the columns that the row policy checks.
create index faqalim_faqs_of_category on public.faqalim_faqs
  (category_id, created_at desc, order_index desc, id desc)
  -- The columns that the site map groups by.
  include (is_published, subcategory_id, target_audience_id, reviewed_on);
create index faqalim_faqs_of_subcategory on public.faqalim_faqs
  (subcategory_id, category_id, created_at desc, order_index desc, id desc) include (is_published);
create index faqalim_faqs_of_audience on public.faqalim_faqs
  (target_audience_id, created_at desc, order_index desc, id desc) include (is_published, category_id);
-- For the feed, and for the newest questions, which a search reads first.
create index faqalim_faqs_newest on public.faqalim_faqs
  (created_at desc, order_index desc, id desc) include (is_published, category_id);
create index faqalim_quizzes_newest on public.faqalim_quizzes (created_at desc, id desc);

-- For each list in the site map: the number of questions, and the newest dates. Reads only an index, with the reader's
-- rights. Grouped by kind: « all », « category », « subcategory », « audience », and « part » of the site map (its id is the
-- id of its questions without the last three digits). Returns one value, because PostgREST limits rows.
create function public.faqalim_site_dates() returns jsonb
  language sql stable security invoker
  set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(to_jsonb(dates)), '[]')
  from (
    select case
        when grouping(category_id) = 0 then 'category'
        when grouping(subcategory_id) = 0 then 'subcategory'
        when grouping(target_audience_id) = 0 then 'audience'
        when grouping(id / 1000) = 0 then 'part'
        else 'all'
      end as kind,
      coalesce(category_id, subcategory_id, target_audience_id, id / 1000) as id,
      count(*) as questions, max(created_at) as created_at, max(reviewed_on) as reviewed_on
    from public.faqalim_faqs
    where is_published
    group by grouping sets ((category_id), (subcategory_id), (target_audience_id), (id / 1000), ())
    order by 1, 2
  ) dates
  where kind = 'all' or id is not null
$$;

revoke all on function public.faqalim_site_dates() from public;
grant execute on function public.faqalim_site_dates() to anon, authenticated, service_role;

-- Related questions, six at most: up to four of the same subcategory, then those of other subcategories that share most words with the
-- question. Rare words weigh more; a word that only the other answer contains has half its weight. On a site of more than 500
-- questions, answers count only for words that 100 answers or fewer contain, and words that more than 300 questions contain do not
-- count, because comparing by frequent words would read thousands of rows.
create function public.faqalim_related_faqs(faq_id bigint)
  returns table (id bigint, question text, category_slug text)
  language plpgsql stable security definer
  -- A generic plan suits every question, and planning takes longer than the query.
  set search_path = '' set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  is_large constant boolean := exists (select from public.faqalim_search_index offset 500);
  total double precision;
begin
  if is_large then
    select greatest(reltuples, 501) into total from pg_catalog.pg_class
    where oid = 'public.faqalim_search_index'::regclass;
  else
    select count(*) into total from public.faqalim_search_index;
  end if;
  return query
  with self as materialized (
    select f.id, f.subcategory_id, i.lead
    from public.faqalim_faqs f
    join public.faqalim_search_index i on i.faq_id = f.id
    join public.faqalim_categories c on c.id = f.category_id and c.is_active
    where f.id = faqalim_related_faqs.faq_id and f.is_published
  ),
  stems as materialized (
    select lexeme, query,
      is_large and exists (select from public.faqalim_search_index i where i.words @@ query offset 100) as in_many_answers,
      is_large and exists (select from public.faqalim_search_index i where i.lead @@ query offset 300) as in_many_questions
    from (select lexeme, quote_literal(lexeme)::tsquery as query from self, unnest(self.lead)) each_stem
    where lexeme not in ('quel', 'lequel', 'combien', 'comment', 'pourquoi', 'quand', 'peut', 'faut', 'dois', 'fair', 'fait')
  ),
  found as materialized (
    select s.lexeme, i.faq_id, case when i.lead @@ s.query then 1 else 0.5 end as strength
    from stems s join public.faqalim_search_index i on i.words @@ s.query
    where not s.in_many_answers
    union all
    select s.lexeme, i.faq_id, 1
    from stems s join public.faqalim_search_index i on i.lead @@ s.query
    where s.in_many_answers and not s.in_many_questions
  ),
  weights as materialized (
    select lexeme, ln(1 + total / (1 + count(*))) as weight
    from found
    group by lexeme
  ),
  scores as materialized (
    select f.faq_id, sum(f.strength * w.weight) / (select sum(weight) from weights) as score
    from found f join weights w using (lexeme)
    group by f.faq_id
  ),
  near as (
    select faq_id as id from scores where score >= 0.3
    union
    select f.id from public.faqalim_faqs f
    where f.subcategory_id = (select subcategory_id from self) and f.id in (select faq_id from scores)
    union
    -- If the subcategory shares no word with the question, its first questions.
    (select f.id from public.faqalim_faqs f
    where f.subcategory_id = (select subcategory_id from self) and f.is_published
    order by f.id limit 5)
  ),
  candidates as (
    select f.id, f.question, c.slug, coalesce(s.score, 0) as score,
      f.subcategory_id is not null and f.subcategory_id = self.subcategory_id as is_sibling
    from self
    cross join near
    join public.faqalim_faqs f on f.id = near.id and f.is_published and f.id <> self.id
    join public.faqalim_categories c on c.id = f.category_id and c.is_active
    left join scores s on s.faq_id = f.id
  ),
  ranked as (
    select *, row_number() over (partition by is_sibling order by score desc, id) as place from candidates
  )
  select id, question, slug
  from ranked
  where not is_sibling or place <= 4
  order by is_sibling desc, score desc, id
  limit 6;
end
$$;

revoke all on function public.faqalim_related_faqs(bigint) from public;
grant execute on function public.faqalim_related_faqs(bigint) to anon, authenticated, service_role;
