-- Which migrations the Supabase CLI has applied here: a site that starts asks whether its database is behind.
create function public.faqalim_applied_migrations() returns setof text
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return query select version::text from supabase_migrations.schema_migrations order by 1;
exception
  -- They were applied in another way, as in the embedded database.
  when undefined_table or invalid_schema_name or insufficient_privilege then
    return;
end
$$;
revoke execute on function public.faqalim_applied_migrations() from public, anon, authenticated;
grant execute on function public.faqalim_applied_migrations() to service_role;

notify pgrst, 'reload schema';
