-- Lists and their counts are read from indexes alone, which hold what the row policy asks: in order, and without a row that
-- the page does not show. The version before this one reads them by the same queries.

create index if not exists faqalim_faqs_of_category on public.faqalim_faqs
  (category_id, created_at desc, order_index desc, id desc)
  -- What the site map counts by.
  include (is_published, subcategory_id, target_audience_id, reviewed_on);
create index if not exists faqalim_faqs_of_subcategory on public.faqalim_faqs
  (subcategory_id, category_id, created_at desc, order_index desc, id desc) include (is_published);
create index if not exists faqalim_faqs_of_audience on public.faqalim_faqs
  (target_audience_id, created_at desc, order_index desc, id desc) include (is_published, category_id);
-- The feed, and the newest questions that a search looks at first.
create index if not exists faqalim_faqs_newest on public.faqalim_faqs
  (created_at desc, order_index desc, id desc) include (is_published, category_id);
create index if not exists faqalim_quizzes_newest on public.faqalim_quizzes (created_at desc, id desc);

drop index if exists public.faqalim_faqs_category_id;
drop index if exists public.faqalim_faqs_subcategory_id;
drop index if exists public.faqalim_faqs_target_audience_id;
