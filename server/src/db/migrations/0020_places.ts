import { type Kysely, sql } from 'kysely'

const UP = `
-- Where on the map a discussion is about, and since when the owner of its community keeps it on top of the list.
alter table thread
  add column place geometry(Point, 4326),
  add column on_top_at timestamptz(3);
create index on thread using gist (place) where place is not null and hidden_at is null;
-- The map of a community, newest first.
create index on thread (community_id, created_at desc, id desc) where place is not null and hidden_at is null;
create index on thread (community_id) where on_top_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
