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

notify pgrst, 'reload schema';
