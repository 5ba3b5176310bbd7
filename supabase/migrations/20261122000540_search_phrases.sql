-- Phrases of synonyms keep words that count in them only: « pas cher », « veut pas manger », « prendre du poids » were
-- the same as « cher », « manger » and « poids ». Ages and temperatures name who and what they are about.

-- The stem of a word in a phrase: as `faqalim_search_stem`, and that of a word that changes what others mean.
create function public.faqalim_search_phrase_stem(word text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return coalesce(public.faqalim_search_stem(word), case
    when word = any ('{pas,que,rien,encore,toujours,truc}'::text[]) then word
    when word = any ('{tout,tous,toute,toutes}'::text[]) then 'tout'
    when word = any ('{veut,veux,vouloir}'::text[]) then 'veut'
    when word = any ('{faire,fait,fais,font}'::text[]) then 'faire'
    when word = any ('{prendre,prend,prends}'::text[]) then 'prendre'
    when word = any ('{arreter,arrete}'::text[]) then 'arreter'
  end);

-- What a phrase is recognised by: its stems in order, parted by spaces; empty if none of its words counts alone.
create function public.faqalim_search_phrase(value text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
begin atomic
  select case when bool_or(public.faqalim_search_stem(word) <> '')
    then string_agg(public.faqalim_search_phrase_stem(word), ' ' order by place) else '' end
  from regexp_split_to_table(public.faqalim_search_words(value), ' ') with ordinality as split (word, place)
  where public.faqalim_search_phrase_stem(word) <> '' and word <> 'les';
end;

-- Terms lead by their phrase, and are led to by their key: each is made for the rows that need it, as a first start waits.
alter table public.faqalim_search_synonyms
  drop column key,
  add column key text not null generated always as
    (case when is_target then public.faqalim_search_key(term) else '' end) stored,
  add column phrase text not null generated always as
    (case when is_source then coalesce(public.faqalim_search_phrase(term), '') else '' end) stored;
create index faqalim_search_synonyms_phrase on public.faqalim_search_synonyms (phrase) where is_source;

-- What each word of a term may be found by: its stem, the words that it may be a misspelling of, and their synonyms.
create or replace function public.faqalim_search_alternatives(term text)
  returns table (place bigint, query tsquery, strength real, importance real)
  language plpgsql stable security invoker
  set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with words as materialized (
    select word, split.place
    from regexp_split_to_table(public.faqalim_search_words(
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(term, 200),
          '\mest[- ]ce qu(e\M|[''’])', ' ', 'gi'),
          '€', ' euros ', 'g'),
          '\m(3[0-9]|4[0-5]) ?(°|degr[eé]s?\M)', 'canicule', 'gi'),
          -- An age also names the people of that age; a temperature of the air, the heat.
          '\m([2-9]|1[01]) ?ans\M', '\1 ans enfant', 'gi'),
          '\m(1[2-7]) ?ans\M', '\1 ans ado', 'gi'),
          '\m([6-9][0-9]) ?ans\M', '\1 ans senior', 'gi')), ' ')
      with ordinality as split (word, place)
    -- What hurried writers add to any question; a quiz is offered in its own line.
    where word <> all ('{les,koi,kel,kelle,ke,ki,komen,coment,pk,pq,pkoi,pcq,pr,ds,ac,ya,jpeux,jpeut,jsuis,jdois,chui,chuis,cest,
      suis,stp,svp,bjr,slt,mtn,bcp,tjs,qd,qqn,qqch,dsl,mdr,lol,aidez,quelqu,quelqun,pourrait,pourrais,serait,voila,
      quiz,quizz,grave,graves,parce,puisque,estil,peutil,doitil,puisje}'::text[])
  ),
  typed as materialized (
    select word, public.faqalim_search_stem(word) as stem, min(w.place) as place
    from words w
    where public.faqalim_search_stem(word) <> ''
    group by word
    order by min(w.place)
    limit 12
  ),
  known as materialized (
    select t.place, t.word, t.stem, public.faqalim_search_sound(t.word) as sound,
      public.faqalim_search_skeleton(t.word) as skeleton,
      -- Numbers, and what all questions are about, tell little; for whom a question is asked changes the answer.
      case when t.word ~ '(?x)^([0-9]+|
          aliment.*|mange.*|bouff.*|jours?|fois|ans?|bien|bon|bonn.*|mal|plus|moins|tres|
          petite?s?|grande?s?|place|utiles?|normal|possible|vrai|dangers?|dangereu(x|se)|
          risques?|depuis|quantite|droit|assez|sous|ides?|peu|mois|perd(re|s|u)?|passe[rs]?|
          semaines?|oubli.*|laiss.*|tien[st]|tenir|trouve[rsz]?|sort(ir|s|i)?|rentr.*|arriv.*|
          utilis.*|suffi.*|indispensabl.*|efficac.*|meilleur.*|mieux|pire|raison.*|ok|seule?s?|
          premiere?s?|dernier.*|nouvel.*|ensuite|entre|heures?|minutes?|gens|personnes?|femmes?|
          hommes?|copine?s?|copains?|mari|amie?s?|collegue.*|voisine?s?|aime.*|adore.*|pens.*|
          croi[st]|parait|dit|dis|questions?|conseil.*|avis|infos?|commenc.*|essa[yi].*|
          continu.*|chang.*|moment|journees?|types?|sortes?|genre|maniere|facon|maison|exemple|
          nombre|nbr?e?|maxi?|mini|minimum|coup|maintenant|vie|
          prepar.*|souvent|chaque|ser(t|vent)|amelior.*|longtemps)$'
        then 0.3
        when t.word ~ '^(enceintes?|grossesse|bebes?|bb|nourrissons?|allait.*|vegan.*|vegetarien.*)$' then 1.5
        else 1 end::real as importance,
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
  best as materialized (
    select distinct on (place) place, stem, strength from forms order by place, strength desc, stem
  ),
  -- The words that count, and again with those that count in a phrase only.
  ordered as materialized (
    select 1 as reading, place, stem, strength, row_number() over (order by place) as position from best
    union all
    select 2, place, stem, strength, row_number() over (order by place)
    from (
      select place, stem, strength from best
      union all
      select w.place, public.faqalim_search_phrase_stem(w.word), 1::real
      from words w
      where public.faqalim_search_stem(w.word) is null and public.faqalim_search_phrase_stem(w.word) <> ''
      order by 1
      limit 24
    ) spoken
  ),
  phrases as (
    select a.place as first_place, c.place as last_place, a.stem || ' ' || b.stem || ' ' || c.stem as key,
      least(a.strength, b.strength, c.strength) as strength
    from ordered a
    join ordered b on b.reading = a.reading and b.position = a.position + 1
    join ordered c on c.reading = a.reading and c.position = a.position + 2
    union
    select a.place, b.place, a.stem || ' ' || b.stem, least(a.strength, b.strength)
    from ordered a join ordered b on b.reading = a.reading and b.position = a.position + 1
    union
    select place, place, stem, strength from forms
  )
  select k.place, quote_literal(f.stem)::tsquery, f.strength, k.importance
  from known k join forms f on f.place = k.place
  union all
  select k.place, replace(target.key, ' ', ' & ')::tsquery, p.strength * target.strength,
    case when p.first_place < p.last_place then greatest(k.importance, 1) else k.importance end
  from phrases p
  join public.faqalim_search_synonyms source on source.phrase = p.key and source.is_source
  join public.faqalim_search_synonyms target
    on target.topic = source.topic and target.is_target and target.key not in ('', source.phrase)
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

revoke all on function public.faqalim_search_phrase_stem(text) from public, anon, authenticated;
revoke all on function public.faqalim_search_phrase(text) from public, anon, authenticated;
