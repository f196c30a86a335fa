import { type Kysely, sql } from 'kysely'

const UP = `
-- The joint surface of a person's areas and communities, measured by a job. \`shapes\` says of which: where it is no longer
-- what the person has, the row is out of date, whoever changed them.
create table joint_surface (
  person_id uuid not null references person on delete cascade,
  scope text not null check (scope in ('areas', 'subscribed', 'owned')),
  shapes text not null,
  km2 double precision not null,
  approximate boolean not null,
  measured_at timestamptz(3) not null default now(),
  primary key (person_id, scope)
);
-- What a new area's first answer said of the communities it touches: the answer to the same request again. Until now the
-- notifications said it, which people delete.
create table area_touch (
  area_id uuid not null references area on delete cascade,
  community_id uuid not null references community on delete cascade,
  title text not null,
  -- False: offered only, since the person once left it on purpose.
  joined boolean not null,
  primary key (area_id, community_id)
);
create index on area_touch (community_id);
insert into area_touch (area_id, community_id, title, joined)
select a.id, c.id, n.data->>'title', n.kind = 'community.joined'
from notification n
join area a on a.id = (n.data->>'areaId')::uuid and a.created_by = n.person_id
join community c on c.id = (n.data->>'communityId')::uuid
where n.kind in ('community.joined', 'community.offered')
on conflict do nothing;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
