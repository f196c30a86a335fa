import { type Kysely, sql } from 'kysely'

const UP = `
-- Borders of registers that the operator imported with one command. People start their own shapes from them.
create table border (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  -- What the register calls it.
  ref text not null,
  name text not null,
  kind text not null,
  licence text not null,
  dated date not null,
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  -- It had more vertices than a shape may have.
  simplified boolean not null,
  unique (source, ref)
);
create index on border using gist (geom);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
