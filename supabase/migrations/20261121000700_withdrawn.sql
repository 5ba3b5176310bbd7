-- Visitors cannot see what is not published, not even whether it exists. A withdrawn page must answer 410, not 404, so that
-- search engines remove it: with their owner's rights, these functions reveal that and nothing more.

create function public.faqalim_is_withdrawn_faq(faq_id bigint) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.faqalim_faqs f
    join public.faqalim_categories c on c.id = f.category_id
    where f.id = faq_id and not (f.is_published and c.is_active))
$$;

create function public.faqalim_is_withdrawn_quiz(quiz_id bigint) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (select 1 from public.faqalim_quizzes where id = quiz_id and not is_published)
$$;

revoke all on function public.faqalim_is_withdrawn_faq(bigint) from public;
revoke all on function public.faqalim_is_withdrawn_quiz(bigint) from public;
grant execute on function public.faqalim_is_withdrawn_faq(bigint) to anon, authenticated, service_role;
grant execute on function public.faqalim_is_withdrawn_quiz(bigint) to anon, authenticated, service_role;
