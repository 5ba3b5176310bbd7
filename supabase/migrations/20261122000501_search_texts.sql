-- The texts of the ranked search: what a question and its answer are searched by, kept up to date by triggers.

-- A text as plain folded words: letters and digits only. « vitamine D » also gives « vitamined », as the stemmer drops
-- single letters; « -ée » and « -ive » become « -é » and « -if », which the stemmer no longer tells apart without accents.
create function public.faqalim_search_words(value text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    public.faqalim_fold(value),
    '\mv[iy]t(?:t?am+[iy]n+e?s?[. ]{0,2}|[. ]{1,2})([acdek])[0-9]?\M', 'vitamine vitamine\1', 'g'),
    '\mb ?([0-9]{1,2})\M', 'vitamineb\1', 'g'),
    '\m([0-9]+)(h|kg|g|ans?)\M', '\1 \2', 'g'),
    '[^a-z0-9]+', ' ', 'g'),
    'ee(s?)\M', 'e\1', 'g'),
    'ive(s?)\M', 'if\1', 'g');

-- As above, and compound words also in one piece: « micro-ondes » gives « micro ondes microondes ».
create function public.faqalim_search_text(value text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return public.faqalim_search_words(regexp_replace(
    public.faqalim_fold(value),
    '\m([a-z]{3,})-(?!(?:je|tu|t|il|elle|on|nous|vous|ils|elles|ce|ci|la|le|les|lui|leur|moi|en|y|a|de|d|du|des|au)\M)([a-z0-9]+)\M',
    '\1 \2 \1\2', 'g'));

-- The stem that a word is searched by; null for a word that does not count: an empty one, or one that only asks.
create function public.faqalim_search_stem(word text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
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

-- The stems of a text that count, in order, parted by spaces.
create function public.faqalim_search_key(value text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
begin atomic
  select coalesce(string_agg(stem, ' ' order by place), '')
  from (
    select public.faqalim_search_stem(word) as stem, place
    from regexp_split_to_table(public.faqalim_search_words(value), ' ') with ordinality as split (word, place)
  ) stems
  where stem <> '';
end;

-- How a word sounds, roughly: what a phone or a hurried writer confuses becomes equal.
create function public.faqalim_search_sound(word text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(word, 'yz', 'is'), 'ph', 'f'), 'qu', 'k'), 'sch', 'ch'), 'ou', 'u'),
    'c(?=[ei])', 's', 'g'),
    'c(?!h)', 'k', 'g'),
    '(?<!c)h', '', 'g'),
    'e?au', 'o', 'g'),
    '[ae]i', 'e', 'g'),
    '([a-z])\1+', '\1', 'g'),
    '[estx]+$', '');

-- The consonants that a word sounds by, where it has three or more: most typing errors are wrong or missing vowels.
create function public.faqalim_search_skeleton(word text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return nullif(regexp_replace(
    regexp_replace(public.faqalim_search_sound(word), '[aeiou]', '', 'g'), '^.{0,2}$', ''), '');

-- What a question is searched by: the question A, the first paragraph and the headings B, the rest C; the last
-- paragraph, where answers send readers to a doctor, and the names of linked pages D.
create function public.faqalim_search_vector(question text, answer text) returns tsvector
  language sql immutable parallel safe strict
  set search_path = ''
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
    -- Nothing of an answer that is not made of blocks is lost.
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
