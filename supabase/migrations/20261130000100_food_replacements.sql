-- What to eat instead in this situation, if what the food says for everyone does not suit.
alter table public.faqalim_food_advice add column replacement text check (replacement <> '');
