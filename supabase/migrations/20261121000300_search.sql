-- Search: a literal substring of the question or of the answer's text, ignoring case, accents and ligatures.

create schema if not exists extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Folds a text for comparison: lower case, no accents, œ = oe, æ = ae, one kind of apostrophe, single plain spaces.
-- It can be immutable, as an index requires, because it names its dictionary.
create function public.faqalim_fold(value text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return trim(regexp_replace(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, translate(value, '’‘ʼ', ''''''''))),
    '[[:space:]' || chr(160) || chr(8239) || chr(8201) || ']+', ' ', 'g'));

-- The text of an answer: tags removed (block tags end a word, inline tags do not), entities decoded.
create function public.faqalim_html_text(html text) returns text
  language sql immutable parallel safe strict
  set search_path = ''
  return replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(html, '</?(p|ul|ol|li|h[1-6]|br|hr|div|table|thead|tbody|tr|td|th|blockquote)([[:space:]/][^>]*)?>', ' ', 'gi'),
      '<[^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');

-- A line feed, which no folded term contains, separates question and answer.
alter table public.faqalim_faqs add column search_text text not null
  generated always as (
    public.faqalim_fold(question) || chr(10) || public.faqalim_fold(public.faqalim_html_text(answer))
  ) stored;
create index faqalim_faqs_search_text on public.faqalim_faqs
  using gin (search_text extensions.gin_trgm_ops);

create function public.faqalim_search_faqs(term text)
  returns table (
    id bigint, question text, answer text, idea text, difficulty text, sources jsonb, reviewed_on date,
    created_at timestamptz, category_slug text
  )
  language sql stable security invoker
  set search_path = ''
as $$
  select f.id, f.question, f.answer, f.idea, f.difficulty, f.sources, f.reviewed_on, f.created_at, c.slug
  from public.faqalim_faqs f
  join public.faqalim_categories c on c.id = f.category_id
  where f.is_published
    and f.search_text like
      '%' || replace(replace(replace(public.faqalim_fold(term), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  order by f.created_at desc, f.id desc
  limit 50
$$;

revoke all on function public.faqalim_search_faqs(text) from public;
grant execute on function public.faqalim_search_faqs(text) to anon, authenticated, service_role;
