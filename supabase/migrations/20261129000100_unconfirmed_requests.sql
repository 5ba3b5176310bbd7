-- The site deletes the requests that were not confirmed in time, before it stores or confirms one, and every hour: it alone says how
-- many days they are valid.
create or replace function public.faqalim_subscribe(
  address text, new_nonce uuid, new_confirm_hash text, new_unsubscribe_hash text, wording text
) returns void
  language plpgsql volatile security invoker
  set search_path = ''
as $$
declare
  subscription bigint;
begin
  insert into public.faqalim_newsletter_subscriptions as s
    (email, nonce, confirm_hash, unsubscribe_hash, wording_version)
  values (address, new_nonce, new_confirm_hash, new_unsubscribe_hash, wording)
  on conflict (lower(email)) do update set
    wording_version = excluded.wording_version, created_at = excluded.created_at
  where s.confirmed_at is null and s.created_at < now() - interval '10 minutes'
  returning id into subscription;
  if subscription is not null then
    insert into public.faqalim_outbox (kind, subscription_id) values ('newsletter-confirmation', subscription);
  else
    insert into public.faqalim_outbox (kind, subscription_id)
    select 'newsletter-known', s.id
    from public.faqalim_newsletter_subscriptions s
    where lower(s.email) = lower(address) and s.confirmed_at is not null and not exists (
      select 1 from public.faqalim_outbox o
      where o.subscription_id = s.id and o.kind = 'newsletter-known' and o.created_at > now() - interval '1 day');
  end if;
end
$$;

create or replace function public.faqalim_confirm_subscription(token_hash text) returns boolean
  language sql volatile security invoker
  set search_path = ''
as $$
  with confirmed as (
    update public.faqalim_newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where confirm_hash = token_hash
    returning 1
  )
  select exists (select 1 from confirmed)
$$;

drop function public.faqalim_forget_unconfirmed();

notify pgrst, 'reload schema';
