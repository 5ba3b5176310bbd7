-- The rate limiter created its table here, where anybody may read and delete in older projects. It now creates its own
-- schema, as its database may be a different one.
drop table if exists public.faqalim_rate_limits;
