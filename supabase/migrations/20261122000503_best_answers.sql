-- The ranked search.

-- What each word of a term may be found by: its stem, the words that it may be a misspelling of, and their synonyms.
create function public.faqalim_search_alternatives(term text)
  returns table (place bigint, query tsquery, strength real, importance real)
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with typed as materialized (
    select word, public.faqalim_search_stem(word) as stem, min(split.place) as place
    from regexp_split_to_table(public.faqalim_search_words(
        -- An age also names the people of that age.
        regexp_replace(regexp_replace(left(term, 200),
          '\m([2-9]|1[0-7]) ?ans\M', '\1 ans enfant', 'gi'),
          '\m([6-9][0-9]) ?ans\M', '\1 ans senior', 'gi')), ' ')
      with ordinality as split (word, place)
    where public.faqalim_search_stem(word) <> ''
    group by word
    order by min(split.place)
    limit 12
  ),
  known as materialized (
    select t.place, t.word, t.stem, public.faqalim_search_sound(t.word) as sound,
      public.faqalim_search_skeleton(t.word) as skeleton,
      -- Numbers, and what all questions are about, tell little.
      case when t.word ~ '^([0-9]+|aliment.*|mange.*|jours?|fois|ans?|bien|bon|bonn.*|mal|plus|moins|tres|petite?s?|grande?s?|place|utiles?|normal|possible|vrai|dangers?|dangereu(x|se)|risques?)$'
        then 0.3 else 1 end::real as importance,
      t.stem !~ '^[a-z]{3,30}$' or (
        select true from public.faqalim_search_vocabulary v where v.stem = t.stem limit 1) is true as is_known
    from typed t
  ),
  forms as materialized (
    select place, stem, 1::real as strength from known where is_known
    union all
    select k.place, near.stem, least(near.nearness, 0.95)::real
    from known k
    cross join lateral (
      select v.stem, max(case
          when v.word = substr(k.word, 2) and k.word ~ '^[ldj]' then 0.95
          when length(k.word) >= 4 and v.word like k.word || '%' then 0.8
          else 0.5 + 0.5 * extensions.similarity(v.word, k.word)
            + case when v.sound = k.sound then 0.3 when v.skeleton = k.skeleton then 0.2 else 0 end
        end)::real as nearness
      from public.faqalim_search_vocabulary v
      where not k.is_known and length(k.word) between 3 and 30 and v.stem <> ''
        and (v.word operator(extensions.%) k.word
          or v.sound = k.sound or v.skeleton = k.skeleton
          or (v.word = substr(k.word, 2) and k.word ~ '^[ldj]'))
      group by 1
      order by 2 desc, 1
      limit 3
    ) near
    where near.nearness >= 0.7
  ),
  ordered as (
    select place, stem, strength, row_number() over (order by place) as position
    from (select distinct on (place) place, stem, strength from forms order by place, strength desc, stem) best
  ),
  phrases as (
    select a.place as first_place, c.place as last_place, a.stem || ' ' || b.stem || ' ' || c.stem as key,
      least(a.strength, b.strength, c.strength) as strength
    from ordered a join ordered b on b.position = a.position + 1 join ordered c on c.position = a.position + 2
    union all
    select a.place, b.place, a.stem || ' ' || b.stem, least(a.strength, b.strength)
    from ordered a join ordered b on b.position = a.position + 1
    union all
    select place, place, stem, strength from forms
  )
  select k.place, quote_literal(f.stem)::tsquery, f.strength, k.importance
  from known k join forms f on f.place = k.place
  union all
  select k.place, replace(target.key, ' ', ' & ')::tsquery, p.strength * target.strength,
    case when p.first_place < p.last_place then 1 else k.importance end
  from phrases p
  join public.faqalim_search_synonyms source on source.key = p.key and source.is_source
  join public.faqalim_search_synonyms target
    on target.topic = source.topic and target.is_target and target.key not in ('', source.key)
  join known k on k.place between p.first_place and p.last_place
  union all
  -- Two words that the texts write as one.
  select k.place, quote_literal(joined.stem)::tsquery, 1::real, 1::real
  from (
    select place as first_place, lead(place) over (order by place) as last_place,
      public.faqalim_search_stem(word || lead(word) over (order by place)) as stem
    from typed
  ) joined
  join known k on k.place in (joined.first_place, joined.last_place)
  where exists (select from public.faqalim_search_vocabulary v where v.stem = joined.stem)
  union all
  -- A word that nothing is near to still counts among those asked for.
  select k.place, null, 0, k.importance from known k where not exists (select from forms f where f.place = k.place);
end
$$;

-- The published questions that answer a term best, with their score. Each word counts as much as it is rare, and as much
-- as the place where it is found; a question of few other words comes before one of many.
create function public.faqalim_rank_questions(term text, most integer)
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
  scores as (
    -- « focus »: the share of the question's own words that were asked for.
    select f.faq_id,
      sum(w.weight * f.strength) / (select sum(weight) from weights)
        + 0.1 * coalesce(sum(f.strength) filter (where f.strength >= 0.6), 0) / greatest(max(f.question_size), 1) as score
    from found f join weights w using (place)
    group by f.faq_id
  )
  select faq_id, round(score::numeric, 6) as rounded
  from (select faq_id, score, max(score) over () as highest from scores) ranked
  where score >= 0.3 and score >= highest / 2
  order by rounded desc, faq_id
  limit least(greatest(most, 0), 50);
end
$$;

-- The questions that answer a term best: three at most, or fewer, or none, where nothing is convincing.
create function public.faqalim_best_answers(term text, most integer default 3)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security invoker
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_rank_questions(term, most) r
  join public.faqalim_faqs f on f.id = r.faq_id
  join public.faqalim_categories c on c.id = f.category_id
  where f.is_published
  order by r.score desc, f.id
$$;

revoke all on function public.faqalim_search_words(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_text(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_stem(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_key(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_sound(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_skeleton(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_vector(text, text) from public, anon, authenticated;
revoke all on function public.faqalim_index_questions() from public, anon, authenticated;
revoke all on function public.faqalim_index_synonyms() from public, anon, authenticated;
revoke all on function public.faqalim_search_alternatives(text) from public, anon, authenticated;
revoke all on function public.faqalim_rank_questions(text, integer) from public, anon, authenticated;
revoke all on function public.faqalim_best_answers(text, integer) from public;
grant execute on function public.faqalim_rank_questions(text, integer) to anon, authenticated, service_role;
grant execute on function public.faqalim_best_answers(text, integer) to anon, authenticated, service_role;
