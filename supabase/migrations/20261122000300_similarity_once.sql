-- As before, with the same results: each text is compared with each word's pattern once instead of up to three times.
create or replace function public.faqalim_faq_likeness(value text) returns table (faq_id bigint, likeness double precision)
  language sql stable security invoker
  set search_path = ''
as $$
  with words as materialized (
    select word, '\m' || stem || case when length(stem) < 4 then '[sx]?\M' else '' end as pattern
    from regexp_split_to_table(public.faqalim_fold(left(value, 200)), '[^a-z0-9]+') with ordinality as split (word, place),
      lateral (select (ts_lexize('pg_catalog.french_stem', word))[1] as stem) lexemes
    where length(word) > 1 and stem is not null
      and stem not in ('quel', 'lequel', 'combien', 'comment', 'pourquoi', 'quand', 'peut', 'faut', 'dois', 'fair', 'fait')
    group by word, stem
    order by min(place)
    limit 12
  ),
  pairs as materialized (
    select f.id, split_part(f.search_text, chr(10), 1) as question, w.word, w.pattern,
      f.search_text ~ w.pattern as is_held
    from public.faqalim_faqs f cross join words w
    where f.is_published
  ),
  weights as materialized (
    select word, ln(1 + count(*)::double precision / (1 + count(*) filter (where is_held))) as weight
    from pairs
    group by word
  ),
  matches as (
    -- The question is the first line of the text: a pattern missing from the text is missing from the question.
    select p.id, w.weight, case
      when p.is_held and p.question ~ p.pattern then 1
      else greatest(
        extensions.word_similarity(p.word, p.question),
        case when p.is_held then 0.5 else 0 end)
      end as strength
    from pairs p join weights w using (word)
  )
  select id, sum(weight * strength) / nullif(sum(weight), 0)
  from matches
  group by id
$$;
