-- The emergencies that a food can cause: "etouffement", "poison", "allergie".
alter table public.faqalim_foods
  add column alerts jsonb not null default '[]' check (jsonb_typeof(alerts) = 'array');

notify pgrst, 'reload schema';
