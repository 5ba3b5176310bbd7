-- The index of the ranked search. Visitors read none of these tables: a function with its owner's rights does.

create table public.faqalim_search_index (
  faq_id bigint primary key references public.faqalim_faqs (id) on delete cascade,
  category_id bigint not null references public.faqalim_categories (id),
  -- How many words that count the question has.
  question_size integer not null,
  words tsvector not null,
  -- The words of the question alone: where words that many answers hold are looked up.
  lead tsvector not null generated always as (ts_filter(words, '{a}')) stored
);
comment on table public.faqalim_search_index is 'One row for each published question.';
create index faqalim_search_index_category_id on public.faqalim_search_index (category_id);
create index faqalim_search_index_words on public.faqalim_search_index using gin (words);
create index faqalim_search_index_lead on public.faqalim_search_index using gin (lead);

create table public.faqalim_search_vocabulary (
  word text primary key,
  stem text generated always as (public.faqalim_search_stem(word)) stored,
  sound text not null generated always as (public.faqalim_search_sound(word)) stored,
  skeleton text generated always as (public.faqalim_search_skeleton(word)) stored
);
comment on table public.faqalim_search_vocabulary is
  'The words that were ever searched in: what a typing error is compared with.';
create index faqalim_search_vocabulary_stem on public.faqalim_search_vocabulary (stem);
create index faqalim_search_vocabulary_sound on public.faqalim_search_vocabulary (sound);
create index faqalim_search_vocabulary_skeleton on public.faqalim_search_vocabulary (skeleton);
create index faqalim_search_vocabulary_word on public.faqalim_search_vocabulary
  using gin (word extensions.gin_trgm_ops);

create table public.faqalim_search_synonyms (
  topic integer not null,
  term text not null check (term <> ''),
  -- Whether the term leads to the topic's targets, and whether it is one of them; a term of equal meaning is both.
  is_source boolean not null,
  is_target boolean not null,
  -- How far a target stands for what was typed, up to 1.
  strength real not null check (strength > 0 and strength <= 1),
  key text not null generated always as (public.faqalim_search_key(term)) stored,
  primary key (topic, term)
);
comment on table public.faqalim_search_synonyms is 'From content/synonymes.yaml.';
create index faqalim_search_synonyms_key on public.faqalim_search_synonyms (key) where is_source;

alter table public.faqalim_search_index enable row level security;
alter table public.faqalim_search_vocabulary enable row level security;
alter table public.faqalim_search_synonyms enable row level security;
revoke all on public.faqalim_search_index, public.faqalim_search_vocabulary, public.faqalim_search_synonyms
  from public, anon, authenticated;
grant all on public.faqalim_search_index, public.faqalim_search_vocabulary, public.faqalim_search_synonyms
  to service_role;

create function public.faqalim_index_questions() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.faqalim_search_index using changed where faq_id = id and not is_published;
  insert into public.faqalim_search_index (faq_id, category_id, question_size, words)
  select id, category_id, cardinality(string_to_array(public.faqalim_search_key(question), ' ')),
    public.faqalim_search_vector(question, answer)
  from changed
  where is_published
  on conflict (faq_id) do update set
    category_id = excluded.category_id, question_size = excluded.question_size, words = excluded.words;
  insert into public.faqalim_search_vocabulary (word)
  select distinct word
  from changed,
    regexp_split_to_table(
      public.faqalim_search_text(question || ' ' || public.faqalim_html_text(answer)), ' ') as word
  where is_published and word ~ '^[a-z]{3,30}$'
  on conflict do nothing;
  return null;
end
$$;

create trigger faqalim_index_new_questions after insert on public.faqalim_faqs
  referencing new table as changed for each statement execute function public.faqalim_index_questions();
create trigger faqalim_index_changed_questions after update on public.faqalim_faqs
  referencing new table as changed for each statement execute function public.faqalim_index_questions();

create function public.faqalim_index_synonyms() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.faqalim_search_vocabulary (word)
  select distinct word
  from changed, regexp_split_to_table(public.faqalim_search_words(term), ' ') as word
  where is_source and word ~ '^[a-z]{3,30}$'
  on conflict do nothing;
  return null;
end
$$;

create trigger faqalim_index_new_synonyms after insert on public.faqalim_search_synonyms
  referencing new table as changed for each statement execute function public.faqalim_index_synonyms();

-- The questions that are already there.
update public.faqalim_faqs set is_published = is_published;
