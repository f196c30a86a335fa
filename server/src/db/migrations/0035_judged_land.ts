import { type Kysely, sql } from 'kysely'

const UP = `
-- Why land waits for an admin, as it was when it was judged: whoever reads the list compares no shapes. The communities that hold
-- some of it, the largest first.
alter table community add column held_by uuid[] not null default '{}';
alter table correction add column held_by uuid[] not null default '{}';
alter table correction add column large boolean not null default false;

-- Found anew from the two outlines by the job that needs it.
alter table correction drop column box;

-- What waits already, roughly: by the boxes.
update community set held_by = array(
  select other.id from community other where other.geom && community.geom and other.created_by <> community.created_by
    and other.seen and other.hidden_at is null and not other.system order by other.area_m2 desc limit 5)
  where claim = 'waiting';
update correction set large = correction.area_m2 > 1e9, held_by = array(
  select other.id from community other where other.geom && correction.geom and other.created_by <> community.created_by
    and other.seen and other.hidden_at is null and not other.system order by other.area_m2 desc limit 5)
  from community where community.id = correction.community_id and correction.state in ('waiting', 'declined');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
