-- A question whose category is withdrawn answers 410: no list, count or function that visitors' rights apply to has it.
drop policy "published faqs are public" on public.faqalim_faqs;
create policy "published faqs of active categories are public" on public.faqalim_faqs
  for select to anon, authenticated
  using (is_published and category_id in (select id from public.faqalim_categories where is_active));
