-- The index that finds a substring, and the search terms without results.

create index faqalim_faqs_search_text on public.faqalim_faqs
  using gin (search_text extensions.gin_trgm_ops);

-- The search terms without results. Nothing identifies a visitor: no address, no time of day.

create table public.faqalim_search_misses (
  day date not null default (now() at time zone 'utc')::date,
  term text not null check (length(term) between 2 and 60),
  times integer not null check (times > 0),
  -- Whether the ranked search found a close match the last time.
  has_best boolean not null,
  primary key (day, term)
);

alter table public.faqalim_search_misses enable row level security;
revoke all on public.faqalim_search_misses from public, anon, authenticated;
grant all on public.faqalim_search_misses to service_role;

-- Adds to today's counts: [{"term": …, "times": …, "has_best": …}]. Stores at most 1,000 terms per day.
create function public.faqalim_count_search_misses(misses jsonb) returns void
  language sql volatile security invoker
  set search_path = ''
as $$
  with given as (
    select g.term, sum(g.times)::integer as times, bool_or(g.has_best) as has_best
    from jsonb_to_recordset(misses) as g (term text, times integer, has_best boolean)
    group by g.term
  ),
  known as (
    update public.faqalim_search_misses m set times = m.times + g.times, has_best = g.has_best
    from given g
    where m.day = (now() at time zone 'utc')::date and m.term = g.term
    returning m.term
  )
  insert into public.faqalim_search_misses as m (term, times, has_best)
  select g.term, g.times, g.has_best
  from given g
  where not exists (select from known k where k.term = g.term)
  order by g.times desc
  limit greatest(0, 1000 - (select count(*) from public.faqalim_search_misses
    where day = (now() at time zone 'utc')::date))
  on conflict (day, term) do update set times = m.times + excluded.times, has_best = excluded.has_best
$$;

-- The terms that were searched `at_least` times, most frequent first, with their latest `has_best`.
create function public.faqalim_list_search_misses(at_least integer)
  returns table (term text, times bigint, has_best boolean)
  language sql stable security invoker
  set search_path = ''
as $$
  select m.term, sum(m.times), (array_agg(m.has_best order by m.day desc))[1]
  from public.faqalim_search_misses m
  group by m.term
  having sum(m.times) >= at_least
  order by 2 desc, 1
  limit 500
$$;

revoke all on function public.faqalim_count_search_misses(jsonb), public.faqalim_list_search_misses(integer)
  from public, anon, authenticated;
grant execute on function public.faqalim_count_search_misses(jsonb), public.faqalim_list_search_misses(integer) to service_role;
