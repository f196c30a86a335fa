import { paths } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { liesWithin, roughly } from '../../platform/db/geo.ts'
import { type Happening, type Source, sawSince, type Window } from '../../content/alert/happening.ts'

/** Metres around a person's own areas within which new areas of others are news: a walk. */
const NEAR_M = 2000
/** The largest area, in m², that is compared: almost everything would be near an area larger than a big wood. */
const AREA_MAX = 100_000_000
/** The number of a person's newest areas that are compared, so that nobody's mail costs more than another's. */
const OWN_MAX = 100

const near = liesWithin(roughly('a'), roughly('m'), NEAR_M)
const isCreatedIn = ({
  since,
  until,
}: Window) => sql`a.deleted_at is null and a.seen and a.area_m2 <= ${sql.lit(AREA_MAX)}
  and a.created_at > ${since} and a.created_at <= ${until}`
const columns = sql`'area'::text as what, a.id as subject, null::uuid as community_id, a.title, 1 as count, a.created_at as at`

const mine = (window: Window, personId: string, most: number): RawBuilder<Happening> => sql<Happening>`
  select ${personId}::uuid as person_id, ${columns} from area a
  where ${isCreatedIn(window)} and a.created_by <> ${personId}
    and exists (select from (select * from area where created_by = ${personId} and deleted_at is null
        and area_m2 <= ${sql.lit(AREA_MAX)} order by created_at desc, id desc limit ${sql.lit(OWN_MAX)}) m where ${near})
    and not ${sawSince(sql`${personId}::uuid`, [sql`a.id`], sql`a.created_at`)}
  order by a.created_at desc limit ${most}`

/** Alerts about other people's new areas near a person's own areas. */
export const areaHappenings: Source = {
  topic: 'areas',
  mine,
  // The query begins with the few people who chose immediate alerts about areas: nobody gets these without having chosen them.
  all: (window) => sql`
    select distinct w.person_id, ${columns}
    from area a
    join alert_wish w on w.topic = 'areas' and w.community_id is null and w.wish = 'now' and w.person_id <> a.created_by
    where ${isCreatedIn(window)}
      and exists (select from area m where m.created_by = w.person_id and m.deleted_at is null
        and m.area_m2 <= ${sql.lit(AREA_MAX)} and ${near})`,
  due: sql<boolean>`(exists (select from area where area.id = c.subject and area.deleted_at is null and area.seen)
    and not ${sawSince(sql`c.person_id`, [sql`c.subject`], sql`c.at`)})`,
  path: (_what, subject) => `${paths.measureDetail}?id=${subject}`,
}
