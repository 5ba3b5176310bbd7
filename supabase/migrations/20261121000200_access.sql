-- Every visitor is anonymous: `anon` reads what is active or published, and cannot write.

alter table public.faqalim_categories enable row level security;
alter table public.faqalim_subcategories enable row level security;
alter table public.faqalim_target_audiences enable row level security;
alter table public.faqalim_faqs enable row level security;
alter table public.faqalim_quizzes enable row level security;
alter table public.faqalim_quiz_questions enable row level security;
alter table public.faqalim_quiz_answers enable row level security;

-- Older projects granted everything to these roles by default; newer ones grant nothing.
revoke all on
  public.faqalim_categories, public.faqalim_subcategories, public.faqalim_target_audiences,
  public.faqalim_faqs, public.faqalim_quizzes, public.faqalim_quiz_questions, public.faqalim_quiz_answers
  from anon, authenticated;
grant select on
  public.faqalim_categories, public.faqalim_subcategories, public.faqalim_target_audiences,
  public.faqalim_faqs, public.faqalim_quizzes, public.faqalim_quiz_questions, public.faqalim_quiz_answers
  to anon, authenticated;
grant all on
  public.faqalim_categories, public.faqalim_subcategories, public.faqalim_target_audiences,
  public.faqalim_faqs, public.faqalim_quizzes, public.faqalim_quiz_questions, public.faqalim_quiz_answers
  to service_role;

create policy "active categories are public" on public.faqalim_categories
  for select to anon, authenticated using (is_active);

create policy "active subcategories are public" on public.faqalim_subcategories
  for select to anon, authenticated using (is_active);

create policy "active audiences are public" on public.faqalim_target_audiences
  for select to anon, authenticated using (is_active);

create policy "published faqs are public" on public.faqalim_faqs
  for select to anon, authenticated using (is_published);

create policy "published quizzes are public" on public.faqalim_quizzes
  for select to anon, authenticated using (is_published);

create policy "questions of published quizzes are public" on public.faqalim_quiz_questions
  for select to anon, authenticated
  using (exists (select 1 from public.faqalim_quizzes where id = quiz_id and is_published));

-- Only questions of published quizzes are visible here: their own policy applies.
create policy "answers of published quizzes are public" on public.faqalim_quiz_answers
  for select to anon, authenticated
  using (exists (select 1 from public.faqalim_quiz_questions where id = question_id));

-- The home page's counts in one query. With security_invoker, the reader's policies apply.
create view public.faqalim_category_faq_counts with (security_invoker = on) as
  select category_id, count(*) as faq_count
  from public.faqalim_faqs
  where is_published
  group by category_id;
revoke all on public.faqalim_category_faq_counts from anon, authenticated;
grant select on public.faqalim_category_faq_counts to anon, authenticated, service_role;
