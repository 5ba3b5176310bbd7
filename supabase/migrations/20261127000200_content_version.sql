-- The content version: a number that changes with the contents. The site caches what it reads for one version.

create table public.faqalim_content_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
insert into public.faqalim_content_version default values;

alter table public.faqalim_content_version enable row level security;
revoke all on public.faqalim_content_version from anon, authenticated, service_role;
grant select on public.faqalim_content_version to anon, authenticated, service_role;
create policy "the content version is public" on public.faqalim_content_version
  for select to anon, authenticated using (true);

create function public.faqalim_raise_content_version() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.faqalim_content_version set version = version + 1;
  return null;
end
$$;
revoke execute on function public.faqalim_raise_content_version() from public, anon, authenticated;

do $$
declare
  contents text;
begin
  foreach contents in array array[
    'faqalim_categories', 'faqalim_subcategories', 'faqalim_target_audiences', 'faqalim_quizzes', 'faqalim_quiz_questions',
    'faqalim_quiz_answers', 'faqalim_foods', 'faqalim_food_advice', 'faqalim_food_storage'
  ]
  loop
    execute format(
      'create trigger faqalim_contents_changed after insert or update or delete or truncate on public.%I
       for each statement execute function public.faqalim_raise_content_version()', contents);
  end loop;
end
$$;

-- All columns that a page shows, but not `views` and `votes`: a vote must not make every page load again.
create trigger faqalim_contents_changed
  after insert or delete or truncate or update of id, question, answer, idea, difficulty, category_id, subcategory_id,
    target_audience_id, is_published, created_at, order_index, sources, reviewed_on
  on public.faqalim_faqs for each statement execute function public.faqalim_raise_content_version();

notify pgrst, 'reload schema';
