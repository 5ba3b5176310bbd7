-- As before, but limited to the first twelve different words that count, as each is compared with every question.
create or replace function public.faqalim_faq_likeness(value text) returns table (faq_id bigint, likeness double precision)
  language sql stable security invoker
  set search_path = ''
as $$
  with published as materialized (
    select id, search_text, split_part(search_text, chr(10), 1) as question
    from public.faqalim_faqs
    where is_published
  ),
  words as materialized (
    select word, stem, '\m' || stem || case when length(stem) < 4 then '[sx]?\M' else '' end as pattern
    from regexp_split_to_table(public.faqalim_fold(left(value, 200)), '[^a-z0-9]+') with ordinality as split (word, place),
      lateral (select (ts_lexize('pg_catalog.french_stem', word))[1] as stem) lexemes
    where length(word) > 1 and stem is not null
      and stem not in ('quel', 'lequel', 'combien', 'comment', 'pourquoi', 'quand', 'peut', 'faut', 'dois', 'fair', 'fait')
    group by word, stem
    order by min(place)
    limit 12
  ),
  weighed as materialized (
    select word, pattern, ln(1 + (select count(*) from published)::double precision / (1 + (
      select count(*) from published where search_text ~ pattern))) as weight
    from words
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
