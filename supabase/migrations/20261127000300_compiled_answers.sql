-- What the compiler makes of a text is stored with it: an answer is the HTML that pages show, with drawings and links.

alter table public.faqalim_faqs add column compiled jsonb;
comment on column public.faqalim_faqs.compiled is
  'What the compiler derives from the answer: {"hash", "lead", "text", "prose"}. Not used if the hash is not that of the answer.';
comment on column public.faqalim_quiz_questions.drawing is '{"title", "label", "svg"}; null for none.';
comment on column public.faqalim_quiz_questions.explanation_drawing is
  'Shown with the explanation, instead of the drawing: {"title", "label", "svg"}; null for none.';

create or replace trigger faqalim_contents_changed
  after insert or delete or truncate or update of id, question, answer, compiled, idea, difficulty, category_id,
    subcategory_id, target_audience_id, is_published, created_at, order_index, sources, reviewed_on
  on public.faqalim_faqs for each statement execute function public.faqalim_raise_content_version();

-- An answer as editors wrote it: without its drawings, and without the links that the compiler added.
create function public.faqalim_written_answer(html text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    regexp_replace(html, '<svg[ >].*?</svg>', '', 'g'),
    '<a href="(?:/glossaire#|tel:|sms:)[^"]*">([^<]*)</a>', '\1', 'g');
revoke execute on function public.faqalim_written_answer(text) from public, anon, authenticated;
grant execute on function public.faqalim_written_answer(text) to service_role;

-- Drawings do not count as text.
create or replace function public.faqalim_html_text(html text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        public.faqalim_written_answer(html),
        '</?(p|ul|ol|li|h[1-6]|br|hr|div|table|thead|tbody|tr|td|th|blockquote)([[:space:]/][^>]*)?>', ' ', 'gi'),
      '<[^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');

create or replace function public.faqalim_index_questions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.faqalim_search_index using changed where faq_id = id and not is_published;
  insert into public.faqalim_search_index (faq_id, category_id, question_size, words)
  select id, category_id, cardinality(string_to_array(public.faqalim_search_key(question), ' ')),
    public.faqalim_search_vector(question, public.faqalim_written_answer(answer))
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

notify pgrst, 'reload schema';
