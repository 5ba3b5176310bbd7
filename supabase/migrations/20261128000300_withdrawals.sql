-- What the operator has withdrawn. While a row of this table exists, the question, quiz or food is unpublished, whatever the seed or a
-- table editor writes: inserting a row withdraws it, deleting the row takes the withdrawal back.

create table public.faqalim_withdrawals (
  kind text not null check (kind in ('faqs', 'quizzes', 'foods')),
  content_id bigint not null,
  withdrawn_at timestamptz not null default now(),
  is_in_contents boolean not null default true,
  primary key (kind, content_id)
);
comment on column public.faqalim_withdrawals.is_in_contents is
  'False if the contents do not publish it either: it then stays unpublished when the withdrawal is taken back.';

alter table public.faqalim_withdrawals enable row level security;
revoke all on public.faqalim_withdrawals from anon, authenticated;
grant all on public.faqalim_withdrawals to service_role;

-- Before the insertion and after the deletion, when `faqalim_stay_withdrawn` does not find the row.
create function public.faqalim_apply_withdrawal() returns trigger
  language plpgsql security invoker
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    execute format('update public.%I set is_published = false where id = $1 and is_published', 'faqalim_' || new.kind)
      using new.content_id;
    return new;
  end if;
  if old.is_in_contents then
    execute format('update public.%I set is_published = true where id = $1', 'faqalim_' || old.kind)
      using old.content_id;
  end if;
  return old;
end
$$;

create function public.faqalim_stay_withdrawn() returns trigger
  language plpgsql security invoker
  set search_path = ''
as $$
declare
  written_kind constant text := replace(tg_table_name, 'faqalim_', '');
begin
  if new.is_published
    and exists (select from public.faqalim_withdrawals where kind = written_kind and content_id = new.id) then
    new.is_published := false;
    update public.faqalim_withdrawals set is_in_contents = true
    where kind = written_kind and content_id = new.id and not is_in_contents;
  end if;
  return new;
end
$$;
revoke execute on function public.faqalim_apply_withdrawal(), public.faqalim_stay_withdrawn()
  from public, anon, authenticated;

create trigger faqalim_withdraw before insert on public.faqalim_withdrawals
  for each row execute function public.faqalim_apply_withdrawal();
create trigger faqalim_take_back after delete on public.faqalim_withdrawals
  for each row execute function public.faqalim_apply_withdrawal();

create trigger faqalim_stay_withdrawn before insert or update of is_published on public.faqalim_faqs
  for each row execute function public.faqalim_stay_withdrawn();
create trigger faqalim_stay_withdrawn before insert or update of is_published on public.faqalim_quizzes
  for each row execute function public.faqalim_stay_withdrawn();
create trigger faqalim_stay_withdrawn before insert or update of is_published on public.faqalim_foods
  for each row execute function public.faqalim_stay_withdrawn();

notify pgrst, 'reload schema';
