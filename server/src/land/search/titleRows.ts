import type { Who } from '@fieldfare/shared/access.ts'
import { matchName, nameKey } from '@fieldfare/shared/nameMatch.ts'
import { type FoundTitle, TITLES_MAX } from '@fieldfare/shared/search.ts'
import { sql } from 'kysely'
import { asBbox } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The number of titles of each kind that are compared; the best and nearest matches are chosen from these. */
const COMPARED = 80
/** The similarity from which a title matches regardless of typing errors. */
const ALIKE = 0.6
const WORST = 7

interface TitleSearch {
  text: string
  near?: { lng: number; lat: number } | undefined
}

interface Row {
  kind: 'area' | 'community'
  id: string
  title: string
  level: Extract<FoundTitle, { kind: 'area' }>['level'] | null
  mine: boolean | null
  bbox: FoundTitle['bbox']
  people: number
  likeness: number
}

/** Finds areas and communities with similar titles: those that everyone may see and the reader's own; for an admin all communities. */
export async function titlesLike(db: Tx, { text, near }: TitleSearch, reader: Who | null): Promise<FoundTitle[]> {
  const me = reader?.id ?? null
  const { rows } = await sql<Row>`
    with sought as (select trim(search_words(${text})) as words),
      matched as materialized (
        select matched.* from sought, titles_like(sought.words, ${COMPARED}::integer) matched where sought.words <> '')
    select matched.kind, matched.likeness, community.id, community.title, null as level, false as mine, ${asBbox('community.geom')} as bbox,
      (select count(*)::integer from subscription s where s.community_id = community.id and s.left_at is null and s.seen) as people
    from matched join community on matched.kind = 'community' and community.id = matched.id
    where community.deleted_at is null and (community.seen or community.created_by = ${me} or ${reader?.admin ?? false})
    union all
    select matched.kind, matched.likeness, area.id, area.title, area.level, area.created_by = ${me}, ${asBbox('area.geom')},
      (select count(*)::integer from area_like l where l.area_id = area.id)
    from matched join area on matched.kind = 'area' and area.id = matched.id
    where area.deleted_at is null and (area.seen or area.created_by = ${me})`.execute(db)

  const key = nameKey(text)
  const ranked = rows
    .map((row) => ({
      row,
      match: matchName(nameKey(row.title), key) ?? (row.likeness >= ALIKE ? WORST : null),
      away: near ? distance(row.bbox, near) : 0,
    }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => (a.match ?? WORST) - (b.match ?? WORST) || a.away - b.away || (a.row.id < b.row.id ? -1 : 1))
  return (['community', 'area'] as const).flatMap((kind) =>
    ranked
      .filter(({ row }) => row.kind === kind)
      .slice(0, TITLES_MAX)
      .map(({ row }) => toFound(row)),
  )
}

/** Returns the distance in degrees, as on a plane: it serves only to order results. */
const distance = ([west, south, east, north]: FoundTitle['bbox'], { lng, lat }: { lng: number; lat: number }) =>
  Math.hypot((west + east) / 2 - lng, (south + north) / 2 - lat)

const toFound = ({ kind, id, title, level, mine, bbox, people }: Row): FoundTitle =>
  kind === 'area' && level
    ? { kind, id, title, bbox, people, level, mine: mine === true }
    : { kind: 'community', id, title, bbox, people }
