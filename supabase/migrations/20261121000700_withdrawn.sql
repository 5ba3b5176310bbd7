-- What is not published is invisible to visitors, also whether it exists. A page that was withdrawn has to answer 410 and
-- not 404, so that search engines forget it: these say that and nothing more, with their owner's rights.

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
