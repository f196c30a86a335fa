import { type Kysely, sql } from 'kysely'

const UP = `
-- What a session says of its person is kept in every process for some seconds. Who changes it, by a call or by hand, is
-- followed from here: all processes forget what they kept, and the changing one reads the setting (call/effects.ts).
create function forget_sessions() returns trigger language plpgsql as $$
begin
  perform set_config('fieldfare.sessions', 'changed', true);
  notify sessions;
  return null;
end $$;
create trigger forget_sessions after delete on auth.session
  for each statement execute function forget_sessions();
create trigger forget_sessions after delete or update of name, email, "emailVerified" on auth."user"
  for each statement execute function forget_sessions();
create trigger forget_sessions after delete or update of owner, admin, locale on person
  for each statement execute function forget_sessions();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
