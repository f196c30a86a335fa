import { type Kysely, sql } from 'kysely'

const UP = `
-- The cells of the love map that an area touches, as of a version of the area: x * 65536 + y in the grid of zoom z, the finest in which
-- they are not too many. Those of coarser grids follow from them.
create table love_area (
  area_id uuid primary key references area on delete cascade,
  version integer not null,
  z smallint not null,
  cells bigint[] not null
);

-- The love map as it was released last: how many distinct people had drawn in a cell by the end of each of these years, with those alone
-- in which they are at least five. A year that is left out is as the one before.
create table love_cell (
  z smallint not null,
  x integer not null,
  y integer not null,
  level text not null,
  years integer[] not null,
  people integer[] not null,
  primary key (z, x, y, level)
);
create table love_release (
  single boolean primary key default true check (single),
  as_of timestamptz(3) not null,
  first_year integer
);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
