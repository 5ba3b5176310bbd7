-- How people ask a question, in their own words: what the search compares a term with, beside the question's texts.

create table public.faqalim_search_phrasings (
  faq_id bigint not null references public.faqalim_faqs (id) on delete cascade,
  phrasing text not null check (phrasing <> ''),
  words tsvector not null generated always as (
    to_tsvector('pg_catalog.french', public.faqalim_search_text(phrasing))) stored,
  primary key (faq_id, phrasing)
);
comment on table public.faqalim_search_phrasings is 'From content/formulations/.';
create index faqalim_search_phrasings_words on public.faqalim_search_phrasings using gin (words);

alter table public.faqalim_search_phrasings enable row level security;
revoke all on public.faqalim_search_phrasings from public, anon, authenticated;
grant all on public.faqalim_search_phrasings to service_role;

create function public.faqalim_index_phrasings() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.faqalim_search_vocabulary (word)
  select distinct word
  from changed, regexp_split_to_table(public.faqalim_search_text(phrasing), ' ') as word
  where word ~ '^[a-z]{3,30}$'
  on conflict do nothing;
  return null;
end
$$;
revoke all on function public.faqalim_index_phrasings() from public, anon, authenticated;

create trigger faqalim_index_new_phrasings after insert on public.faqalim_search_phrasings
  referencing new table as changed for each statement execute function public.faqalim_index_phrasings();

-- The published questions that answer a term best, with their score: what their texts hold of the term, and what the
-- closest of their phrasings holds of it, the question being one of them. Each word counts as much as it is rare; in a text,
-- also as much as the place where it is found. A question or a phrasing of few other words comes before one of many.
create or replace function public.faqalim_rank_questions(term text, most integer)
  returns table (faq_id bigint, score numeric)
  language plpgsql stable security definer
  set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  total double precision := (select count(*) from public.faqalim_search_index);
begin
  return query
  with alternatives as materialized (
    select place, query, max(strength) as strength, max(max(importance)) over (partition by place) as importance,
      case when total > 500
        then exists (select from public.faqalim_search_index i where i.words @@ query offset 100)
        else false
      end as is_common
    from public.faqalim_search_alternatives(term)
    group by place, query
  ),
  matches as materialized (
    select a.place, numnode(a.query) > 1 as is_phrase, a.strength, i.faq_id, i.category_id, i.question_size,
      ts_rank('{0.06,0.2,0.4,1}', i.words, a.query) as rank
    from alternatives a join public.faqalim_search_index i on i.words @@ a.query
    where not a.is_common
    union all
    select a.place, numnode(a.query) > 1, a.strength, i.faq_id, i.category_id, i.question_size,
      ts_rank('{0.06,0.2,0.4,1}', i.words, a.query)
    from alternatives a join public.faqalim_search_index i on i.lead @@ a.query
    where a.is_common
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
    select place, importance * ln(1 + total / (3 + count(f.faq_id))) * (0.5 + 0.5 * coalesce(max(f.strength), 0)) as weight
    from (select distinct place, importance from alternatives) places
    left join found f using (place)
    group by place, importance
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
    where i.lead @@ (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives)
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
