-- The site counts the questions that it has already read.
drop view public.faqalim_category_faq_counts;

notify pgrst, 'reload schema';
