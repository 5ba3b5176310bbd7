-- The literal search, which finds a substring, and the ranked search, which finds the questions that answer a term best.

create index faqalim_faqs_search_text on public.faqalim_faqs
  using gin (search_text extensions.gin_trgm_ops);

-- The literal search: the newest questions that contain the term, ignoring case, accents and ligatures; none for a term of
-- more than 200 characters. Returns 51 rows at most: the page shows 50, and the last tells whether there are more. It is
-- security definer and repeats the condition of the row policy: `like` is not leakproof, so PostgreSQL would otherwise check
-- the policy first, for every question. A term that is frequent in the newest questions is searched from the newest question
-- on; any other term has few matches, which the trigram index finds. The index reads the matches of every trigram of its
-- pattern, so a long term is reduced to its middle. A term without three consecutive letters has no trigram: it is searched
-- in the newest questions, and a term of two letters also at the beginning of any word.
create function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language plpgsql stable security definer
  rows 51
  set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  is_small constant boolean := not exists (select from public.faqalim_faqs offset 500);
  -- A term has few matches if fewer of the newest questions than this contain it.
  often constant integer := 5;
  trigram constant text := '[[:alnum:]]{3}';
  folded text;
  pattern text;
  newest integer;
  ids bigint[];
  indexed text;
begin
  if term is null or length(term) > 200 then
    return;
  end if;
  folded := public.faqalim_fold(term);
  pattern := '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  indexed := substr(folded, greatest(1, length(folded) / 2 - 11), 24);
  if indexed !~ trigram then
    indexed := case when folded ~ trigram then folded when folded ~ '^[[:alnum:]]{2}$' then ' ' || folded end;
  end if;
  foreach newest in array
    case when is_small then '{500}'::integer[] when folded ~ trigram then '{100,1500}' else '{300,1500}' end
  loop
    ids := array(
      select n.id
      from (
        select f.id, f.search_text
        from public.faqalim_faqs f
        where f.is_published and f.category_id in (select c.id from public.faqalim_categories c where c.is_active)
        order by f.created_at desc, f.order_index desc, f.id desc
        limit newest
      ) n
      where n.search_text like pattern
      limit 51);
    exit when cardinality(ids) not between often and 50;
  end loop;
  if not is_small and cardinality(ids) < 51 then
    indexed := '%' || replace(replace(replace(indexed, '\', '\\'), '%', '\%'), '_', '\_') || '%';
    ids := array(
      select f.id
      from public.faqalim_faqs f
      where f.id = any (ids || array(
          select held.id
          from (select id, search_text from public.faqalim_faqs where search_text like indexed offset 0) held
          where held.search_text like pattern))
        and f.is_published and f.category_id in (select c.id from public.faqalim_categories c where c.is_active)
      order by f.created_at desc, f.order_index desc, f.id desc
      limit 51);
  end if;
  return query
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id
  where f.id = any (ids)
  order by f.created_at desc, f.order_index desc, f.id desc;
end
$$;

revoke all on function public.faqalim_search_faqs(text) from public;
grant execute on function public.faqalim_search_faqs(text) to anon, authenticated, service_role;

-- The words of the ranked search.

-- A text as plain folded words: letters and digits only. « vitamine D » also yields « vitamined », because the stemmer drops
-- single letters; « -ée » and « -ive » become « -é » and « -if », because the stemmer does not normalize these endings in
-- unaccented words.
create function public.faqalim_search_words(value text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    public.faqalim_fold(value),
    '\mv[iy]t(?:t?am+[iy]n+e?s?[. ]{0,2}|[. ]{1,2})([acdek])[0-9]?\M', 'vitamine vitamine\1', 'g'),
    '\mb ?([0-9]{1,2})\M', 'vitamineb\1', 'g'),
    '\m([0-9]+)(h|kg|g|ans?)\M', '\1 \2', 'g'),
    '[^a-z0-9]+', ' ', 'g'),
    'ee(s?)\M', 'e\1', 'g'),
    'ive(s?)\M', 'if\1', 'g');

-- The same, with compound words also joined: « micro-ondes » becomes « micro ondes microondes ».
create function public.faqalim_search_text(value text) returns text
  language sql immutable parallel safe strict
  return public.faqalim_search_words(regexp_replace(
    public.faqalim_fold(value),
    '\m([a-z]{3,})-(?!(?:je|tu|t|il|elle|on|nous|vous|ils|elles|ce|ci|la|le|les|lui|leur|moi|en|y|a|de|d|du|des|au)\M)([a-z0-9]+)\M',
    '\1 \2 \1\2', 'g'));

-- The stem that a word is searched by; null for a word that does not count, such as an interrogative. Not `strict`, because
-- PostgreSQL does not inline a strict function with a `case`.
create function public.faqalim_search_stem(word text) returns text
  language sql immutable parallel safe
  return case
    when (length(word) = 1 and word !~ '[0-9]') or word = any (
      '{quel,quelle,quels,quelles,lequel,laquelle,lesquels,lesquelles,combien,comment,pourquoi,quand,quoi,dont,
        peut,peux,puis,peuvent,pouvoir,faut,faudrait,dois,doit,devoir,doivent,devrait,veut,veux,vouloir,voudrais,
        faire,fait,fais,faites,font,avoir,etre,est,cest,quest,jai,ya,va,vais,vas,ca,cela,ceci,estce,esque,esce,
        mon,ma,mes,ton,ta,tes,son,sa,ses,notre,nos,votre,vos,leur,leurs,meme,ete,etes,si,chez,car,donc,vraiment,
        aujourd,hui,svp,merci,bonjour,toujours,encore,aussi,tout,tous,toute,toutes,comme,ni,afin,ainsi,alors,
        dire,sais,savoir,sait,donner,donne,prendre,prend,prends,mettre,mets,met,rien,beaucoup,idee,idees,
        arreter,arrete,besoin,aide,aider,juste,presque,quelque,quelques,truc,trucs,chose,choses,vs,versus,doiton,peuton,fautil}'::text[])
    then null
    else (ts_lexize('pg_catalog.french_stem', word))[1]
  end;

-- The stems of a text that count, in order, separated by spaces.
create function public.faqalim_search_key(value text) returns text
  language sql immutable parallel safe strict
begin atomic
  select coalesce(string_agg(stem, ' ' order by place), '')
  from (
    select public.faqalim_search_stem(word) as stem, place
    from regexp_split_to_table(public.faqalim_search_words(value), ' ') with ordinality as split (word, place)
  ) stems
  where stem <> '';
end;

-- The stem of a word in a phrase. Unlike `faqalim_search_stem`, it covers words that change the meaning of others: « pas cher »,
-- « veut pas manger ».
create function public.faqalim_search_phrase_stem(word text) returns text
  language sql immutable parallel safe
  return coalesce(public.faqalim_search_stem(word), case
    when word = any ('{pas,que,rien,encore,toujours,truc}'::text[]) then word
    when word = any ('{tout,tous,toute,toutes}'::text[]) then 'tout'
    when word = any ('{veut,veux,vouloir}'::text[]) then 'veut'
    when word = any ('{faire,fait,fais,font}'::text[]) then 'faire'
    when word = any ('{prendre,prend,prends}'::text[]) then 'prendre'
    when word = any ('{arreter,arrete}'::text[]) then 'arreter'
  end);

-- The key of a phrase: its stems in order, separated by spaces; empty if no word has a stem of its own.
create function public.faqalim_search_phrase(value text) returns text
  language sql immutable parallel safe strict
begin atomic
  select case when bool_or(public.faqalim_search_stem(word) <> '')
    then string_agg(public.faqalim_search_phrase_stem(word), ' ' order by place) else '' end
  from regexp_split_to_table(public.faqalim_search_words(value), ' ') with ordinality as split (word, place)
  where public.faqalim_search_phrase_stem(word) <> '' and word <> 'les';
end;

-- A rough phonetic form of a word: letters that a phone or a hurried writer confuses become equal.
create function public.faqalim_search_sound(word text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(word, 'yz', 'is'), 'ph', 'f'), 'qu', 'k'), 'sch', 'ch'), 'ou', 'u'),
    'c(?=[ei])', 's', 'g'),
    'c(?!h)', 'k', 'g'),
    '(?<!c)h', '', 'g'),
    'e?au', 'o', 'g'),
    '[ae]i', 'e', 'g'),
    '([a-z])\1+', '\1', 'g'),
    '[estx]+$', '');

-- The consonants of the phonetic form, if there are three or more: most typos are wrong or missing vowels.
create function public.faqalim_search_skeleton(word text) returns text
  language sql immutable parallel safe strict
  return nullif(regexp_replace(
    regexp_replace(public.faqalim_search_sound(word), '[aeiou]', '', 'g'), '^.{0,2}$', ''), '');

-- The weighted words of a question: the question has weight A, the first paragraph and the headings B, the rest C, and the names of
-- linked pages and the last paragraph D, because answers end with advice to see a doctor.
create function public.faqalim_search_vector(question text, answer text) returns tsvector
  language sql immutable parallel safe strict
begin atomic
  with blocks as (
    select block[1] as tag, block[2] as html, place,
      max(place) over () as last_place
    from regexp_matches(
      answer, '<(p|h[1-6]|li|td|th|blockquote|pre)(?:\s[^>]*)?>(.*?)</\1>', 'g') with ordinality as found (block, place)
  ),
  pieces as (
    select case
        when place = 1 or tag like 'h_' then 'B'
        when tag = 'p' and place = last_place then 'D'
        else 'C'
      end as weight,
      place, regexp_replace(html, '<a\s[^>]*>.*?</a>', ' ', 'g') as html
    from blocks
    union all
    select 'D', 1000 + place, link[1]
    from regexp_matches(answer, '<a\s[^>]*>(.*?)</a>', 'g') with ordinality as found (link, place)
    union all
    -- An answer without blocks is one text.
    select 'C', 0, answer where not exists (select from blocks)
  ),
  weighed as (
    select weight, public.faqalim_search_text(public.faqalim_html_text(string_agg(html, '<p>' order by place))) as words
    from pieces
    group by weight
  )
  select setweight(to_tsvector('pg_catalog.french', public.faqalim_search_text(question)), 'A')
    || coalesce((select setweight(to_tsvector('pg_catalog.french', words), 'B') from weighed where weight = 'B'), '')
    || coalesce((select setweight(to_tsvector('pg_catalog.french', words), 'C') from weighed where weight = 'C'), '')
    || coalesce((select setweight(to_tsvector('pg_catalog.french', words), 'D') from weighed where weight = 'D'), '');
end;

-- The index of the ranked search. Visitors cannot read these tables; a security definer function does.

create table public.faqalim_search_index (
  faq_id bigint primary key references public.faqalim_faqs (id) on delete cascade,
  category_id bigint not null references public.faqalim_categories (id),
  -- The number of words of the question that have a stem of their own.
  question_size integer not null,
  words tsvector not null,
  -- The words of the question alone. Words that many answers contain are looked up only here.
  lead tsvector not null generated always as (ts_filter(words, '{a}')) stored
);
comment on table public.faqalim_search_index is 'One row for each published question.';
create index faqalim_search_index_category_id on public.faqalim_search_index (category_id);
create index faqalim_search_index_words on public.faqalim_search_index using gin (words);
create index faqalim_search_index_lead on public.faqalim_search_index using gin (lead);

create table public.faqalim_search_vocabulary (
  word text primary key,
  stem text generated always as (public.faqalim_search_stem(word)) stored,
  sound text not null generated always as (public.faqalim_search_sound(word)) stored,
  skeleton text generated always as (public.faqalim_search_skeleton(word)) stored
);
comment on table public.faqalim_search_vocabulary is
  'The words that were ever searched in: what a typing error is compared with.';
create index faqalim_search_vocabulary_stem on public.faqalim_search_vocabulary (stem);
create index faqalim_search_vocabulary_sound on public.faqalim_search_vocabulary (sound);
create index faqalim_search_vocabulary_skeleton on public.faqalim_search_vocabulary (skeleton);
create index faqalim_search_vocabulary_word on public.faqalim_search_vocabulary
  using gin (word extensions.gin_trgm_ops);

create table public.faqalim_search_synonyms (
  topic integer not null,
  term text not null check (term <> ''),
  -- Whether the term leads to the targets of the topic, and whether it is a target; a synonym is both.
  is_source boolean not null,
  is_target boolean not null,
  -- How well a target replaces the search term, up to 1.
  strength real not null check (strength > 0 and strength <= 1),
  -- Sources are matched by phrase, targets by key. Each is generated only for the rows that need it, because a first start waits for it.
  key text not null generated always as
    (case when is_target then public.faqalim_search_key(term) else '' end) stored,
  phrase text not null generated always as
    (case when is_source then coalesce(public.faqalim_search_phrase(term), '') else '' end) stored,
  primary key (topic, term)
);
comment on table public.faqalim_search_synonyms is 'From content/synonymes.yaml.';
create index faqalim_search_synonyms_phrase on public.faqalim_search_synonyms (phrase) where is_source;

create table public.faqalim_search_phrasings (
  faq_id bigint not null references public.faqalim_faqs (id) on delete cascade,
  phrasing text not null check (phrasing <> ''),
  words tsvector not null generated always as (
    to_tsvector('pg_catalog.french', public.faqalim_search_text(phrasing))) stored,
  primary key (faq_id, phrasing)
);
comment on table public.faqalim_search_phrasings is 'From content/formulations/.';
create index faqalim_search_phrasings_words on public.faqalim_search_phrasings using gin (words);

alter table public.faqalim_search_index enable row level security;
alter table public.faqalim_search_vocabulary enable row level security;
alter table public.faqalim_search_synonyms enable row level security;
alter table public.faqalim_search_phrasings enable row level security;
revoke all on
  public.faqalim_search_index, public.faqalim_search_vocabulary, public.faqalim_search_synonyms, public.faqalim_search_phrasings
  from public, anon, authenticated;
grant all on
  public.faqalim_search_index, public.faqalim_search_vocabulary, public.faqalim_search_synonyms, public.faqalim_search_phrasings
  to service_role;

-- Triggers that keep the index up to date.

create function public.faqalim_index_questions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.faqalim_search_index using changed where faq_id = id and not is_published;
  insert into public.faqalim_search_index (faq_id, category_id, question_size, words)
  select id, category_id, cardinality(string_to_array(public.faqalim_search_key(question), ' ')),
    public.faqalim_search_vector(question, answer)
  from changed
  where is_published
  on conflict (faq_id) do update set
    category_id = excluded.category_id, question_size = excluded.question_size, words = excluded.words;
  insert into public.faqalim_search_vocabulary (word)
  select distinct word
  from changed,
    regexp_split_to_table(
      public.faqalim_search_text(question || ' ' || public.faqalim_html_text(answer)), ' ') as word
  where is_published and word ~ '^[a-z]{3,30}$'
  on conflict do nothing;
  return null;
end
$$;

create trigger faqalim_index_new_questions after insert on public.faqalim_faqs
  referencing new table as changed for each statement execute function public.faqalim_index_questions();
-- A change of votes does not affect the index. (A trigger with transition tables cannot name columns.)
create trigger faqalim_index_changed_questions after update on public.faqalim_faqs
  referencing new table as changed for each statement
  when (current_setting('faqalim.only_votes', true) is distinct from 'yes')
  execute function public.faqalim_index_questions();

create function public.faqalim_index_synonyms() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.faqalim_search_vocabulary (word)
  select distinct word
  from changed, regexp_split_to_table(public.faqalim_search_words(term), ' ') as word
  where is_source and word ~ '^[a-z]{3,30}$'
  on conflict do nothing;
  return null;
end
$$;

create trigger faqalim_index_new_synonyms after insert on public.faqalim_search_synonyms
  referencing new table as changed for each statement execute function public.faqalim_index_synonyms();

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

create trigger faqalim_index_new_phrasings after insert on public.faqalim_search_phrasings
  referencing new table as changed for each statement execute function public.faqalim_index_phrasings();

-- The ranked search.

-- The alternatives that match each word of a term: its stem, the words that it may be a misspelling of, and their synonyms.
create function public.faqalim_search_alternatives(term text)
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
          -- An age also matches the people of that age; an air temperature also matches heat.
          '\m([2-9]|1[01]) ?ans\M', '\1 ans enfant', 'gi'),
          '\m(1[2-7]) ?ans\M', '\1 ans ado', 'gi'),
          '\m([6-9][0-9]) ?ans\M', '\1 ans senior', 'gi')), ' ')
      with ordinality as split (word, place)
    -- Words that hurried writers add to any question. « quiz » is excluded because quizzes are suggested pages.
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
    select t.place, t.word, t.stem, nullif(regexp_replace(public.faqalim_search_sound(t.word), '^.{0,2}$', ''), '') as sound,
      public.faqalim_search_skeleton(t.word) as skeleton,
      -- Numbers and generic words weigh little; words for an audience weigh more, because it changes the answer.
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
    where near.nearness >= 0.78
  ),
  best as materialized (
    select distinct on (place) place, stem, strength from forms order by place, strength desc, stem
  ),
  -- Two readings of the term: 1 has only the words with a stem of their own; 2 also has words that matter only in a phrase
  -- (« pas cher »).
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
  -- Two words that the texts write as one word.
  select k.place, quote_literal(joined.stem)::tsquery, 1::real, 1::real
  from (
    select place as first_place, lead(place) over (order by place) as last_place,
      public.faqalim_search_stem(word || lead(word) over (order by place)) as stem
    from typed
  ) joined
  join known k on k.place in (joined.first_place, joined.last_place)
  where exists (select from public.faqalim_search_vocabulary v where v.stem = joined.stem)
  union all
  -- A word without alternatives still counts in the total weight of the term.
  select k.place, null, 0, k.importance from known k where not exists (select from forms f where f.place = k.place);
end
$$;

-- The published questions that answer a term best, with their scores. A score combines the share of the term in the texts of a
-- question and its share in the closest phrasing (the question counts as a phrasing). Rare words weigh more, and in a text so do words in
-- prominent places. Between equal matches, a question or phrasing with fewer other words comes first.
-- Each matching question is read once, and its words are compared with those of the term by a hash. A low `rows` estimate makes joins
-- look up questions instead of reading all. On a site of more than 500 questions, the table's statistics tell which stems are common,
-- and a stem that more than 500 questions contain is searched only among the matches of the other words, if any.
create function public.faqalim_rank_questions(term text, most integer)
  returns table (faq_id bigint, score numeric)
  language plpgsql stable security definer
  rows 3
  -- A generic plan suits every term, and planning takes longer than most searches.
  set search_path = '' set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  is_large constant boolean := exists (select from public.faqalim_search_index offset 500);
  total double precision;
  -- By the last ANALYZE: stems that more than 100 texts contain, and those that more than 500 questions contain.
  common text[];
  everywhere text[] := '{}';
begin
  if is_large then
    select greatest(reltuples, 501) into total from pg_catalog.pg_class
    where oid = 'public.faqalim_search_index'::regclass;
    -- For one or two words, counting is faster.
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
    -- `ts_rank` returns 0.61 for a word that occurs once in a question, and up to 1 for words that are close together.
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
  -- One scan for all words: one scan per word would take most of the search time.
  spoken as materialized (
    select p.faq_id, p.phrasing, p.words
    from public.faqalim_search_phrasings p
    join public.faqalim_search_index i using (faq_id)
    join public.faqalim_categories c on c.id = i.category_id and c.is_active
    where p.words @@ (select string_agg('(' || query::text || ')', ' | ')::tsquery from alternatives where not is_common)
  ),
  -- On a large site, only two kinds of questions are ranked: those that contain most of the term and little else, and those
  -- with a matching phrasing.
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
      -- A word that thousands of questions contain does not find questions by itself; it only ranks the matches of the other
      -- words.
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
    -- « focus »: the share of the question's words that the term contains.
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
  -- A question without phrasings is found even if only its answer matches.
  where score >= 0.6 or not exists (select from public.faqalim_search_phrasings p where p.faq_id = best.faq_id)
  order by rounded desc, faq_id
  limit least(greatest(most, 0), 50);
end
$$;

-- The questions that answer a term best: three at most, and none if no match is convincing.
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

revoke all on function
  public.faqalim_search_words(text),
  public.faqalim_search_text(text),
  public.faqalim_search_stem(text),
  public.faqalim_search_key(text),
  public.faqalim_search_phrase_stem(text),
  public.faqalim_search_phrase(text),
  public.faqalim_search_sound(text),
  public.faqalim_search_skeleton(text),
  public.faqalim_search_vector(text, text),
  public.faqalim_search_alternatives(text),
  public.faqalim_index_questions(), public.faqalim_index_synonyms(), public.faqalim_index_phrasings(),
  public.faqalim_rank_questions(text, integer)
  from public, anon, authenticated;
revoke all on function public.faqalim_best_answers(text, integer) from public;
-- The server's role needs the functions of generated columns.
grant execute on function
  public.faqalim_search_words(text),
  public.faqalim_search_text(text),
  public.faqalim_search_stem(text),
  public.faqalim_search_key(text),
  public.faqalim_search_phrase_stem(text),
  public.faqalim_search_phrase(text),
  public.faqalim_search_sound(text),
  public.faqalim_search_skeleton(text)
  to service_role;
grant execute on function public.faqalim_rank_questions(text, integer), public.faqalim_best_answers(text, integer)
  to anon, authenticated, service_role;

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
