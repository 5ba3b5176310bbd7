-- Related questions of a large site come from words that few questions have: comparing by frequent ones reads thousands.

-- Six at most: up to four of the same subcategory, then of all others those that share most with the question. Each of its
-- words counts as much as it is rare, whole where another question has it, half where only its answer does. Among more than
-- 500 questions, answers count only for a word that 100 of them or fewer hold, and a word that more than 300 questions have
-- counts nothing.
create or replace function public.faqalim_related_faqs(faq_id bigint)
  returns table (id bigint, question text, category_slug text)
  language plpgsql stable security definer
  set search_path = '' set jit = off
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
    -- Of a subcategory that shares no word with the question: those that would come first.
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
