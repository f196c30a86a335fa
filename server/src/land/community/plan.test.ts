import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../testing/world.ts'
import { foundIds, orderOf } from './search.ts'
import type { CommunitySearch } from './rows.ts'

const { lasting } = useWorld()
/** The number of rows: enough that an index is cheaper than reading all of them. */
const MANY = 3000

test('feed.land.all: searches by text and by distance use an index', async () => {
  const { deps, make } = lasting()
  const { kysely, pool } = deps.db
  const owner = await make.owner()
  await sql`
    insert into community (id, created_by, title, description, organization, geom, seen)
    select gen_random_uuid(), ${owner.id}, 'Land ' || md5(i::text), '', '',
      ST_MakeEnvelope(i % 60, i / 60, i % 60 + 0.5, i / 60 + 0.5, 4326), true
    from generate_series(1, ${MANY}::integer) i`.execute(kysely)
  await sql`analyze community`.execute(kysely)
  const planOf = async (search: CommunitySearch) => {
    const order = orderOf(search)
    if (!order) throw new Error('nothing orders this')
    const query = foundIds(kysely, search, order, undefined, 20).compile()
    const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  }
  expect(await planOf({ text: 'c4ca42' })).toMatch(/Index Scan on community_search_idx/)
  const near = await planOf({ near: { lng: 5, lat: 53 } })
  expect(near).toMatch(/Order By: \(\(geom\)::geography <->/)
  expect(near).not.toMatch(/Sort|Seq Scan/)
})
