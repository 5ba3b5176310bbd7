-- The literal search reads fewer of the newest questions before it turns to its index, and asks that for a part of a long term.

-- As before: the 50 newest questions that hold the term, and nothing for a term of more than 200 characters. A term that is often in
-- the newest questions is looked for from the newest on; any other has few matches, which the trigram index finds. It would read
-- what holds each three letters of a long term, so it is asked for the middle of it. A term without three letters in a row, which
-- that index does not know, is looked for in the newest questions; one of two letters also at the beginning of a word of any
-- question.
create or replace function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language plpgsql stable security definer
  rows 50
  set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  is_small constant boolean := not exists (select from public.faqalim_faqs offset 500);
  -- A term that fewer than this hold of the newest has few matches.
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
      limit 50);
    exit when cardinality(ids) not between often and 49;
  end loop;
  if not is_small and cardinality(ids) < 50 then
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
      limit 50);
  end if;
  return query
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id
  where f.id = any (ids)
  order by f.created_at desc, f.order_index desc, f.id desc;
end
$$;
