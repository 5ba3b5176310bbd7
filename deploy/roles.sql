-- PostgREST's own role; Supabase's image creates it without a password.
\set password `echo "$POSTGRES_PASSWORD"`
alter role authenticator with password :'password';
