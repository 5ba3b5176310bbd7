-- Questions similar to a text: suggestions for a search without results, and related questions on a question's page.

-- Hosted projects grant this already.
grant usage on schema extensions to anon, authenticated, service_role;

-- The similarity of each published question to a text, from 0 to 1. A rare word weighs more than a frequent one. A word
-- scores 1 if a word of the question starts with its stem (or equals it, for a stem under 4 letters). Otherwise it scores
-- its trigram similarity to the question, which tolerates typing errors, or at least 0.5 if the answer has such a word.
-- The French stemmer's stop words (« de », « pour ») and question words (« quel », « comment ») do not count.
create function public.faqalim_faq_likeness(value text) returns table (faq_id bigint, likeness double precision)
  language sql stable security invoker
  set search_path = ''
as $$
  with published as materialized (
    select id, search_text, split_part(search_text, chr(10), 1) as question
    from public.faqalim_faqs
    where is_published
  ),
  words as materialized (
    select distinct word, stem, '\m' || stem || case when length(stem) < 4 then '[sx]?\M' else '' end as pattern
    from regexp_split_to_table(public.faqalim_fold(left(value, 200)), '[^a-z0-9]+') as word,
      lateral (select (ts_lexize('pg_catalog.french_stem', word))[1] as stem) lexemes
    where length(word) > 1
  ),
  weighed as materialized (
    select word, pattern, ln(1 + (select count(*) from published)::double precision / (1 + (
      select count(*) from published where search_text ~ pattern))) as weight
    from words
    where stem is not null
      and stem not in ('quel', 'lequel', 'combien', 'comment', 'pourquoi', 'quand', 'peut', 'faut', 'dois', 'fair', 'fait')
  ),
  matches as (
    select p.id, w.weight, case
      when p.question ~ w.pattern then 1
      else greatest(
        extensions.word_similarity(w.word, p.question),
        case when p.search_text ~ w.pattern then 0.5 else 0 end)
      end as strength
    from published p cross join weighed w
  )
  select id, sum(weight * strength) / nullif(sum(weight), 0)
  from matches
  group by id
$$;

-- The five published questions most similar to a search term; none if nothing is similar enough.
create function public.faqalim_near_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security invoker
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faq_likeness(term) l
  join public.faqalim_faqs f on f.id = l.faq_id
  join public.faqalim_categories c on c.id = f.category_id
  where l.likeness >= 0.35
  order by l.likeness desc, extensions.word_similarity(public.faqalim_fold(term), split_part(f.search_text, chr(10), 1)) desc, f.id
  limit 5
$$;

-- Related questions, six at most: up to four of the same subcategory, then the most similar of all others.
create function public.faqalim_related_faqs(faq_id bigint)
  returns table (id bigint, question text, category_slug text)
  language sql stable security invoker
  set search_path = ''
as $$
  with self as (
    select id, question, subcategory_id from public.faqalim_faqs where id = faq_id and is_published
  ),
  ranked as (
    select f.id, f.question, f.category_id, l.likeness,
      f.subcategory_id is not null and f.subcategory_id = self.subcategory_id as is_sibling,
      row_number() over (
        partition by f.subcategory_id is not null and f.subcategory_id = self.subcategory_id
        order by l.likeness desc, f.id) as place
    from self
    cross join public.faqalim_faq_likeness(self.question) l
    join public.faqalim_faqs f on f.id = l.faq_id and f.id <> self.id
  )
  select r.id, r.question, c.slug
  from ranked r
  join public.faqalim_categories c on c.id = r.category_id
  where (r.is_sibling and r.place <= 4) or (not r.is_sibling and r.likeness >= 0.35)
  order by r.is_sibling desc, r.likeness desc, r.id
  limit 6
$$;

revoke all on function public.faqalim_faq_likeness(text) from public;
revoke all on function public.faqalim_near_faqs(text) from public;
revoke all on function public.faqalim_related_faqs(bigint) from public;
grant execute on function public.faqalim_faq_likeness(text) to anon, authenticated, service_role;
grant execute on function public.faqalim_near_faqs(text) to anon, authenticated, service_role;
grant execute on function public.faqalim_related_faqs(bigint) to anon, authenticated, service_role;
