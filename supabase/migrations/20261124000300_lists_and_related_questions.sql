-- Lists of questions and quizzes.

-- Index-only scans serve lists and counts in order: the indexes contain the columns that the row policy checks.
create index faqalim_faqs_of_category on public.faqalim_faqs
  (category_id, created_at desc, order_index desc, id desc)
  include (is_published, subcategory_id, target_audience_id, reviewed_on);
create index faqalim_faqs_of_subcategory on public.faqalim_faqs
  (subcategory_id, category_id, created_at desc, order_index desc, id desc) include (is_published);
create index faqalim_faqs_of_audience on public.faqalim_faqs
  (target_audience_id, created_at desc, order_index desc, id desc) include (is_published, category_id);
-- For the feed, and for the newest questions, which a search reads first.
create index faqalim_faqs_newest on public.faqalim_faqs
  (created_at desc, order_index desc, id desc) include (is_published, category_id);
create index faqalim_quizzes_newest on public.faqalim_quizzes (created_at desc, id desc);
