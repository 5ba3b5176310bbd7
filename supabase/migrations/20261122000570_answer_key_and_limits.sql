-- What the public key still gave away or allowed: quizzes' answer keys, a function that visitors do not need, searches for
-- endless texts.

-- The server reads an answer key with its own key.
revoke select on public.faqalim_quiz_questions, public.faqalim_quiz_answers from anon, authenticated;
grant select (id, quiz_id, order_index, question) on public.faqalim_quiz_questions to anon, authenticated;
grant select (id, question_id, order_index, answer_text) on public.faqalim_quiz_answers to anon, authenticated;

-- Older projects granted the server's role all on a view, which it can only read.
revoke all on public.faqalim_category_faq_counts from service_role;
grant select on public.faqalim_category_faq_counts to service_role;

-- `faqalim_search_faqs` calls `faqalim_fold` with its caller's rights. The server's role needs those that generate columns.
revoke execute on function public.faqalim_fold(text), public.faqalim_html_text(text) from public, anon, authenticated;
grant execute on function public.faqalim_fold(text) to anon, authenticated;
grant execute on function
  public.faqalim_fold(text), public.faqalim_html_text(text), public.faqalim_search_words(text),
  public.faqalim_search_text(text), public.faqalim_search_stem(text), public.faqalim_search_key(text),
  public.faqalim_search_sound(text), public.faqalim_search_skeleton(text),
  public.faqalim_search_phrase_stem(text), public.faqalim_search_phrase(text)
  to service_role;

-- As before, but a term of more than 200 characters, which the site refuses, finds nothing: it was folded for each question.
create or replace function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security invoker
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id
  where length(term) <= 200
    and f.is_published
    and f.search_text like
      '%' || replace(replace(replace(public.faqalim_fold(term), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  order by f.created_at desc, f.order_index desc, f.id desc
  limit 50
$$;

-- The limits of a hosted project, which has them already: what is set stays. PostgREST applies them; PGlite does not.
do $$
declare
  visitor record;
begin
  for visitor in select * from (values ('anon', '3s'), ('authenticated', '8s')) as limits (role, longest) loop
    if not exists (
      select from pg_catalog.pg_db_role_setting s, unnest(s.setconfig) as setting
      where s.setrole = visitor.role::regrole and s.setdatabase in (0, (
        select oid from pg_catalog.pg_database where datname = current_database()))
      and setting like 'statement_timeout=%'
    ) then
      execute format('alter role %I set statement_timeout = %L', visitor.role, visitor.longest);
    end if;
  end loop;
  perform pg_notify('pgrst', 'reload config');
exception
  when insufficient_privilege then
    raise notice 'The roles of visitors may not be altered here: they keep their own limits.';
end
$$;
