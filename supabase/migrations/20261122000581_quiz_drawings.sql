-- The drawings that a question of a quiz and its explanation name, as {"name", "title"}; null: none.
alter table public.faqalim_quiz_questions
  add column if not exists drawing jsonb,
  add column if not exists explanation_drawing jsonb;

-- What belongs to the explanation stays hidden from the public key.
grant select (drawing) on public.faqalim_quiz_questions to anon, authenticated;
