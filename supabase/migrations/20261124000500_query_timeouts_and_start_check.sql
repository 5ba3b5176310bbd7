-- The time limits of visitors' queries, and the migrations that a starting site checks.

-- A project that already sets its own limits keeps them. PostgREST applies the limits; PGlite does not.
do $$
declare
  visitor record;
begin
  for visitor in select * from (values ('anon', '3s'), ('authenticated', '8s')) as limits (role, longest) loop
    if not exists (
      select from pg_catalog.pg_db_role_setting s, unnest(s.setconfig) as setting
      where s.setrole = visitor.role::regrole and s.setdatabase in (0, (
        select oid from pg_catalog.pg_database where datname = current_database()))
      and setting like 'statement_timeout=%'
    ) then
      execute format('alter role %I set statement_timeout = %L', visitor.role, visitor.longest);
    end if;
  end loop;
  perform pg_notify('pgrst', 'reload config');
exception
  when insufficient_privilege then
    raise notice 'The roles of visitors may not be altered here: they keep their own limits.';
end
$$;

-- The migrations that the Supabase CLI has applied. A starting site queries them to detect an outdated database.
create function public.faqalim_applied_migrations() returns setof text
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  return query select version::text from supabase_migrations.schema_migrations order by 1;
exception
  -- Not applied by the CLI, for example in the embedded database.
  when undefined_table or invalid_schema_name or insufficient_privilege then
    return;
end
$$;
revoke execute on function public.faqalim_applied_migrations() from public, anon, authenticated;
grant execute on function public.faqalim_applied_migrations() to service_role;

notify pgrst, 'reload schema';
