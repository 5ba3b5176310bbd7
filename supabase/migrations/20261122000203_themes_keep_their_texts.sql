-- The slug of a subcategory is unique within its category: two themes may both have « au-quotidien ».
alter table public.faqalim_subcategories
  drop constraint faqalim_subcategories_slug_key,
  add constraint faqalim_subcategories_category_id_slug_key unique (category_id, slug);
drop index public.faqalim_subcategories_category_id; -- the constraint's index replaces it

-- Deleting a category in a table editor deleted all its questions too.
alter table public.faqalim_faqs
  drop constraint faqalim_faqs_category_id_fkey,
  add constraint faqalim_faqs_category_id_fkey
    foreign key (category_id) references public.faqalim_categories (id) on delete restrict;
alter table public.faqalim_subcategories
  drop constraint faqalim_subcategories_category_id_fkey,
  add constraint faqalim_subcategories_category_id_fkey
    foreign key (category_id) references public.faqalim_categories (id) on delete restrict;
