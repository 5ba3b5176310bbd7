-- The site ranks questions in memory. The database only finds those that contain a term. An older database also has the tables
-- and functions of a ranking in SQL, which the migrations before this one no longer create.

drop trigger if exists faqalim_index_new_questions on public.faqalim_faqs;
drop trigger if exists faqalim_index_changed_questions on public.faqalim_faqs;
drop function if exists public.faqalim_best_answers(text, integer), public.faqalim_rank_questions(text, integer),
  public.faqalim_search_alternatives(text), public.faqalim_related_faqs(bigint), public.faqalim_search_faqs(text);
drop table if exists public.faqalim_search_index, public.faqalim_search_vocabulary, public.faqalim_search_synonyms,
  public.faqalim_search_phrasings;
drop function if exists public.faqalim_index_questions(), public.faqalim_index_synonyms(), public.faqalim_index_phrasings(),
  public.faqalim_search_vector(text, text), public.faqalim_search_skeleton(text), public.faqalim_search_sound(text),
  public.faqalim_search_phrase(text), public.faqalim_search_phrase_stem(text), public.faqalim_search_key(text),
  public.faqalim_search_stem(text), public.faqalim_search_text(text), public.faqalim_search_words(text);

-- The newest 51 questions that contain the term, ignoring case, accents and ligatures: the page shows 50, and the last tells
-- whether there are more. It is security definer and repeats the condition of the row policy, because `like` is not leakproof:
-- for a visitor, PostgreSQL would not use the trigram index.
create function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security definer rows 51
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id and c.is_active
  where f.is_published and length(term) <= 200
    -- A subquery is computed once, not for each question.
    and f.search_text like (
      select '%' || replace(replace(replace(public.faqalim_fold(term), '\', '\\'), '%', '\%'), '_', '\_') || '%')
  order by f.created_at desc, f.order_index desc, f.id desc
  limit 51
$$;
revoke all on function public.faqalim_search_faqs(text) from public;
grant execute on function public.faqalim_search_faqs(text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
