-- The limiter made its table here, where older projects let everybody read and delete. It now has a schema of its own,
-- which it makes itself, as its database may be another one than this.
drop table if exists public.faqalim_rate_limits;
