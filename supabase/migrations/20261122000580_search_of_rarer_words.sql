-- The ranked search of a large site reads the questions that its rarer words find, and no others.

-- As before for up to 500 questions. Among more, whether a stem is common comes from the table's statistics: counting what holds
-- it took most of the time. A stem that more than 500 questions hold is looked for among those that the other words find, if any.
create or replace function public.faqalim_rank_questions(term text, most integer)
  returns table (faq_id bigint, score numeric)
  language plpgsql stable security definer
  set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  is_large constant boolean := exists (select from public.faqalim_search_index offset 500);
  total double precision;
  -- Stems, by what was last analysed: held by more than 100 texts; by more than 500 questions.
  common text[];
  everywhere text[] := '{}';
begin
  if is_large then
    select greatest(reltuples, 501) into total from pg_catalog.pg_class
    where oid = 'public.faqalim_search_index'::regclass;
    -- For a word or two, counting is faster.
    if term ~ '\S\s+\S+\s+\S' then
      select array_agg(stem) filter (where attname = 'words' and share * total > 100),
        coalesce(array_agg(stem) filter (where attname = 'lead' and share * total > 500), '{}')
      into common, everywhere
      from pg_catalog.pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as stems (stem, share)
      where schemaname = 'public' and tablename = 'faqalim_search_index' and attname in ('words', 'lead') and stem is not null;
    end if;
  else
    select count(*) into total from public.faqalim_search_index;
  end if;
  return query
  with judged as materialized (
    select place, query, max(strength) as strength, max(max(importance)) over (partition by place) as importance,
      case
        when not is_large then false
        when common is null then exists (select from public.faqalim_search_index i where i.words @@ query offset 100)
        else string_to_array(replace(query::text, '''', ''), ' & ') <@ common
      end as is_common,
      is_large and string_to_array(replace(query::text, '''', ''), ' & ') <@ everywhere as is_everywhere
    from public.faqalim_search_alternatives(term)
    group by place, query
  ),
  alternatives as materialized (
    select place, query, strength, importance, is_common,
      is_everywhere and not bool_and(is_everywhere) over () as is_everywhere
    from judged
  ),
  narrow as materialized (
    select a.place, numnode(a.query) > 1 as is_phrase, a.strength, i.faq_id, i.category_id, i.question_size,
      ts_rank('{0.06,0.2,0.4,1}', i.words, a.query) as rank
    from alternatives a join public.faqalim_search_index i on i.words @@ a.query
    where not a.is_common and not a.is_everywhere
    union all
    select a.place, numnode(a.query) > 1, a.strength, i.faq_id, i.category_id, i.question_size,
      ts_rank('{0.06,0.2,0.4,1}', i.words, a.query)
    from alternatives a join public.faqalim_search_index i on i.lead @@ a.query
    where a.is_common and not a.is_everywhere
  ),
  matches as materialized (
    select * from narrow
    union all
    -- What thousands of questions hold tells apart those that other words find.
    select a.place, numnode(a.query) > 1, a.strength, i.faq_id, i.category_id, i.question_size,
      ts_rank('{0.06,0.2,0.4,1}', i.words, a.query)
    from (select distinct faq_id from narrow) others
    join public.faqalim_search_index i using (faq_id)
    join alternatives a on a.is_everywhere and i.lead @@ a.query
  ),
  found as materialized (
    -- `ts_rank` gives 0.61 to a word that is once in a question, and up to 1 to words that are near each other.
    select m.place, m.faq_id, m.question_size,
      max(m.strength * case when not is_phrase then least(1, rank / 0.61) when rank > 0.8 then 1 else 0.7 * rank end)
        as strength
    from matches m
    join public.faqalim_categories c on c.id = m.category_id and c.is_active
    group by m.place, m.faq_id, m.question_size
  ),
  weights as materialized (
    select place, importance * ln(1 + total / (3 + greatest(count(f.faq_id), least_found))) * (0.5 + 0.5 * coalesce(max(f.strength), 0)) as weight
    from (
      select place, importance, case when bool_and(is_everywhere) then 500 else 0 end as least_found
      from alternatives group by place, importance
    ) places
    left join found f using (place)
    group by place, importance, least_found
  ),
  texts as (
    -- « focus »: the share of the question's own words that were asked for.
    select f.faq_id,
      sum(w.weight * f.strength) / (select sum(weight) from weights)
        + 0.1 * coalesce(sum(f.strength) filter (where f.strength >= 0.6), 0) / greatest(max(f.question_size), 1) as score
    from found f join weights w using (place)
    group by f.faq_id
  ),
  -- Found for all words at once: read for one word after the other, the table takes most of a search's time.
  near as materialized (
    select p.faq_id, p.phrasing, p.words
    from public.faqalim_search_phrasings p
    where p.words @@ (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where not is_common)
    union all
    select i.faq_id, '', i.lead
    from public.faqalim_search_index i
    where i.lead @@ (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where not is_everywhere)
  ),
  phrasings as (
    select p.faq_id, a.place, p.phrasing, max(length(p.words)) as size,
      max(a.strength * case when numnode(a.query) > 1 then 0.8 else 1 end) as strength
    from near p
    join alternatives a on p.words @@ a.query
    join public.faqalim_search_index i using (faq_id)
    join public.faqalim_categories c on c.id = i.category_id and c.is_active
    group by p.faq_id, a.place, p.phrasing
  ),
  closest as (
    select faq_id, max(score) as score
    from (
      select p.faq_id,
        sum(w.weight * p.strength) / (select sum(weight) from weights)
          * (0.8 + 0.2 * least(1, count(*)::double precision / greatest(max(p.size), 1))) as score
      from phrasings p join weights w using (place)
      group by p.faq_id, p.phrasing
    ) each_phrasing
    group by faq_id
  ),
  scores as (
    select faq_id, coalesce(t.score, 0) + coalesce(c.score, 0) as score
    from texts t full join closest c using (faq_id)
  )
  select faq_id, round(score::numeric, 6) as rounded
  from (select faq_id, score, max(score) over () as highest from scores) ranked
  -- What only the answer of a question without phrasings holds is still found.
  where score >= highest / 2 and score >= case
    when exists (select from public.faqalim_search_phrasings p where p.faq_id = ranked.faq_id) then 0.6
    else 0.3
  end
  order by rounded desc, faq_id
  limit least(greatest(most, 0), 50);
end
$$;
