-- The searches read less of a large site. What they find on a site of up to 500 questions is what they found before.

-- As before: what a term's words find, and the closest phrasing of each question. Each question that is found is read once, and
-- its words are compared with those of the term by a hash, instead of each phrasing with each word. Its few rows are announced:
-- who joins them to the questions looks these up, instead of reading all.
create or replace function public.faqalim_rank_questions(term text, most integer)
  returns table (faq_id bigint, score numeric)
  language plpgsql stable security definer
  rows 3
  -- The plan is the same for every term, and making it takes longer than most searches.
  set search_path = '' set jit = off set plan_cache_mode = force_generic_plan
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
  with spelled as materialized (
    select place, query, string_to_array(replace(query::text, '''', ''), ' & ') as stems, max(strength) as strength,
      max(max(importance)) over (partition by place) as importance, row_number() over () as number
    from public.faqalim_search_alternatives(term)
    group by place, query
  ),
  judged as materialized (
    select *,
      case
        when not is_large then false
        when common is null then exists (select from public.faqalim_search_index i where i.words @@ query offset 100)
        else stems <@ common
      end as is_common,
      is_large and stems <@ everywhere as is_everywhere
    from spelled
  ),
  alternatives as materialized (
    select number, place, query, stems, strength, importance, is_common,
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
      ts_rank('{0.06,0.2,0.4,1}', i.lead, a.query)
    from alternatives a join public.faqalim_search_index i on i.lead @@ a.query
    where a.is_common and not a.is_everywhere
  ),
  seen as materialized (
    -- `ts_rank` gives 0.61 to a word that is once in a question, and up to 1 to words that are near each other.
    select m.place, m.faq_id, m.question_size,
      max(m.strength * case when not is_phrase then least(1, rank / 0.61) when rank > 0.8 then 1 else 0.7 * rank end)
        as strength
    from narrow m
    where m.category_id in (select c.id from public.faqalim_categories c where c.is_active)
    group by m.place, m.faq_id, m.question_size
  ),
  rough as materialized (
    select place, max(importance) * ln(1 + total / (3 + count(*))) as weight
    from seen join (select distinct place, importance from alternatives) places using (place)
    group by place
  ),
  -- Found for all words at once: read for one word after the other, the table takes most of a search's time.
  spoken as materialized (
    select p.faq_id, p.phrasing, p.words
    from public.faqalim_search_phrasings p
    join public.faqalim_search_index i using (faq_id)
    join public.faqalim_categories c on c.id = i.category_id and c.is_active
    where p.words @@ (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where not is_common)
  ),
  -- Of a large site, only the questions are ranked that hold most of what was asked, and little else; and those that someone
  -- asks in such words.
  chosen as materialized (
    (
      select s.faq_id
      from seen s join rough w using (place)
      group by s.faq_id
      order by sum(w.weight * s.strength) / (select sum(weight) from rough) + 0.15 * sum(s.strength) / greatest(max(s.question_size), 1) desc,
        s.faq_id
      limit case when is_large then 100 + most end
    )
    union
    select faq_id from spoken
  ),
  questions as materialized (
    select i.faq_id, i.question_size, i.lead from chosen join public.faqalim_search_index i using (faq_id)
  ),
  near as (
    select faq_id, phrasing, words from spoken
    union all
    select faq_id, '', lead from questions
  ),
  found as materialized (
    select place, faq_id, question_size, max(strength) as strength
    from (
      select place, faq_id, question_size, strength from seen
      union all
      -- What thousands of questions hold tells apart those that other words find.
      select a.place, q.faq_id, q.question_size,
        a.strength * least(1, ts_rank('{0.06,0.2,0.4,1}', q.lead, a.query) / 0.61) * case when numnode(a.query) > 1 then 0.7 else 1 end
      from questions q join alternatives a on a.is_everywhere and q.lead @@ a.query
    ) both_kinds
    group by place, faq_id, question_size
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
    from found f join weights w using (place) join chosen using (faq_id)
    group by f.faq_id
  ),
  wanted as materialized (
    select a.number, a.place, a.strength * case when numnode(a.query) > 1 then 0.8 else 1 end as strength, stem,
      count(*) over (partition by a.number) as stems
    from alternatives a cross join lateral (select distinct unnest(a.stems) as stem) each_stem
  ),
  phrasings as (
    select faq_id, place, phrasing, size, max(strength) as strength
    from (
      select h.faq_id, h.phrasing, h.size, w.place, w.strength
      from (
        select faq_id, phrasing, length(words) as size, unnest(tsvector_to_array(words)) as stem from near
      ) h
      join wanted w using (stem)
      group by h.faq_id, h.phrasing, h.size, w.number, w.place, w.strength, w.stems
      having count(*) = w.stems
    ) held_alternatives
    group by faq_id, place, phrasing, size
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
  select faq_id, rounded
  from (
    select faq_id, score, round(score::numeric, 6) as rounded
    from (select faq_id, score, max(score) over () as highest from scores) ranked
    where score >= 0.3 and score >= highest / 2
    order by rounded desc, faq_id
    offset 0
  ) best
  -- What only the answer of a question without phrasings holds is still found.
  where score >= 0.6 or not exists (select from public.faqalim_search_phrasings p where p.faq_id = best.faq_id)
  order by rounded desc, faq_id
  limit least(greatest(most, 0), 50);
end
$$;
