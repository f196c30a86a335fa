import { type Kysely, sql } from 'kysely'

const UP = `
-- An address belongs to the account that verified it; until then several accounts may name it (decision 23).
alter table auth."user" drop constraint user_email_key;
create unique index user_verified_email on auth."user" (email) where "emailVerified";
create index user_email on auth."user" (email);
alter table secret drop constraint secret_kind_check;
alter table secret add constraint secret_kind_check check (kind in ('verify', 'reset', 'new-email', 'merge'));
-- Finished jobs kept the addresses they were given. pg-boss makes its tables at the first start.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name in ('mailReset', 'mailOldEmail') and state in ('completed', 'cancelled', 'failed');
  end if;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
