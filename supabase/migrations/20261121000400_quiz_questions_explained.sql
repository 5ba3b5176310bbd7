-- Beyond the specification: the sources of an explanation, and the FAQ with more details.
alter table public.faqalim_quiz_questions
  add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  add column faq_id bigint references public.faqalim_faqs (id) on delete set null;
create index faqalim_quiz_questions_faq_id on public.faqalim_quiz_questions (faq_id);
