import { type Kysely, sql } from 'kysely'

const UP = `
-- A shape as lists and live events carry it: null where it is small enough itself. Keeps at most 500 corners, those that are
-- seen from afar; of shapes that cannot be simplified that far, such as hundreds of parts, their box. Computed once with the
-- shape, since simplifying a shape of 5,000 corners may take a tenth of a second.
create function outline(g geometry) returns geometry language plpgsql immutable parallel safe as $$
declare
  extent double precision := greatest(ST_XMax(g) - ST_XMin(g), ST_YMax(g) - ST_YMin(g));
  simple geometry;
begin
  if ST_NPoints(g) <= 500 then return null; end if;
  foreach extent in array array[extent / 4096, extent / 1024, extent / 256, extent / 64] loop
    simple := ST_Simplify(g, extent);
    exit when simple is null or ST_IsEmpty(simple);
    if ST_NPoints(simple) <= 500 then return simple; end if;
  end loop;
  return ST_Envelope(g);
end $$;
alter table area add column outline geometry generated always as (outline(geom)) stored;
alter table community add column outline geometry generated always as (outline(geom)) stored;

-- Each upload writes files under a name of its own; the row that came first says which ones are the photo's. Null in rows from
-- before: their files have the photo's id.
alter table photo add column file uuid;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
