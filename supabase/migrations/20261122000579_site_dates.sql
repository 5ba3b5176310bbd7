-- What the site map says of lists of questions, without reading the questions: how many each has, and the newest dates.

-- By kind (« all », « category », « subcategory », « audience », and « part » of the site map, whose id is that of its questions
-- without the last three digits), with the reader's rights. One value, as PostgREST limits rows.
create or replace function public.faqalim_site_dates() returns jsonb
  language sql stable security invoker
  set search_path = '' set jit = off
as $$
  select coalesce(jsonb_agg(to_jsonb(dates)), '[]')
  from (
    select case
        when grouping(category_id) = 0 then 'category'
        when grouping(subcategory_id) = 0 then 'subcategory'
        when grouping(target_audience_id) = 0 then 'audience'
        when grouping(id / 1000) = 0 then 'part'
        else 'all'
      end as kind,
      coalesce(category_id, subcategory_id, target_audience_id, id / 1000) as id,
      count(*) as questions, max(created_at) as created_at, max(reviewed_on) as reviewed_on
    from public.faqalim_faqs
    where is_published
    group by grouping sets ((category_id), (subcategory_id), (target_audience_id), (id / 1000), ())
    order by 1, 2
  ) dates
  where kind = 'all' or id is not null
$$;

revoke all on function public.faqalim_site_dates() from public;
grant execute on function public.faqalim_site_dates() to anon, authenticated, service_role;
