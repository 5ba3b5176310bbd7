-- A question in an inactive category answers 410: nothing that runs with a visitor's rights returns it.
drop policy "published faqs are public" on public.faqalim_faqs;
create policy "published faqs of active categories are public" on public.faqalim_faqs
  for select to anon, authenticated
  using (is_published and category_id in (select id from public.faqalim_categories where is_active));
