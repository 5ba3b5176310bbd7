-- Related questions from the search index: only those that share a word, or the subcategory, are compared.

-- Six at most: up to four of the same subcategory, then of all others those that share most with the question. Each of its
-- words counts as much as it is rare, whole where another question has it, half where only its answer does.
create or replace function public.faqalim_related_faqs(faq_id bigint)
  returns table (id bigint, question text, category_slug text)
  language sql stable security definer
  set search_path = '' set jit = off
as $$
  with self as (
    select f.id, f.subcategory_id, i.lead
    from public.faqalim_faqs f
    join public.faqalim_search_index i on i.faq_id = f.id
    join public.faqalim_categories c on c.id = f.category_id and c.is_active
    where f.id = faqalim_related_faqs.faq_id and f.is_published
  ),
  stems as (
    select lexeme, quote_literal(lexeme)::tsquery as query
    from self, unnest(self.lead)
    where lexeme not in ('quel', 'lequel', 'combien', 'comment', 'pourquoi', 'quand', 'peut', 'faut', 'dois', 'fair', 'fait')
  ),
  found as (
    select s.lexeme, i.faq_id, case when i.lead @@ s.query then 1 else 0.5 end as strength
    from stems s join public.faqalim_search_index i on i.words @@ s.query
  ),
  weights as (
    select lexeme, ln(1 + (select count(*) from public.faqalim_search_index)::double precision / (1 + count(*))) as weight
    from found
    group by lexeme
  ),
  scores as (
    select f.faq_id, sum(f.strength * w.weight) / (select sum(weight) from weights) as score
    from found f join weights w using (lexeme)
    group by f.faq_id
  ),
  candidates as (
    select f.id, f.question, c.slug, coalesce(s.score, 0) as score,
      f.subcategory_id is not null and f.subcategory_id = self.subcategory_id as is_sibling
    from self
    join public.faqalim_faqs f on f.is_published and f.id <> self.id
      and (f.subcategory_id = self.subcategory_id or f.id in (select faq_id from scores where score >= 0.3))
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
  limit 6
$$;

drop function public.faqalim_faq_likeness(text);
