-- « Rien de particulier » is a verdict like the others, with its reason.
alter table public.faqalim_food_advice
  drop constraint faqalim_food_advice_verdict_check,
  drop constraint faqalim_food_advice_check,
  add constraint faqalim_food_advice_verdict_check
    check (verdict in ('eviter', 'limiter', 'oui-si', 'oui', 'rien')),
  add constraint faqalim_food_advice_check
    check (condition is not null or verdict in ('eviter', 'oui', 'rien'));

comment on column public.faqalim_foods.nothing_special is 'Read by the version before only. A later migration removes it.';
