-- The site dates its lists from the rows of the questions.
drop function if exists public.faqalim_site_dates();

alter table public.faqalim_foods drop column nothing_special;

notify pgrst, 'reload schema';
