-- The order of questions with the same `created_at`, as those of one day in the seed: the highest number first.

alter table public.faqalim_faqs add column order_index integer not null default 0;

drop index public.faqalim_faqs_category_id;
create index faqalim_faqs_category_id
  on public.faqalim_faqs (category_id, created_at desc, order_index desc, id desc);

create or replace function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security invoker
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id
  where f.is_published
    and f.search_text like
      '%' || replace(replace(replace(public.faqalim_fold(term), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  order by f.created_at desc, f.order_index desc, f.id desc
  limit 50
$$;

-- The ranked search replaces it.
drop function public.faqalim_near_faqs(text);
