import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../server/src/platform/db/connect.ts'
import type { Saver } from './land.ts'

export interface Discussion {
  threadId: string
  /** The comment in the thread's middle. */
  middle: string
}

/** Adds a community that these people have joined. It has a thread for each number in `sizes`, with so many comments, each with one vote. */
export async function beginThreads(
  { kysely, pool }: Database,
  people: Saver[],
  sizes: number[],
): Promise<Discussion[]> {
  const [communityId, ids] = [randomUUID(), people.map(({ id }) => id)]
  await sql`
    insert into community (id, created_by, title, description, organization, geom, seen)
    values (${communityId}, ${ids[0]}, 'Where the geese land', '', '', ST_MakeEnvelope(5, 53, 5.1, 53.1, 4326), true)`.execute(
    kysely,
  )
  await sql`
    insert into subscription (community_id, person_id, seen)
    select ${communityId}, id, true from unnest(${ids}::uuid[]) id`.execute(kysely)
  const discussions: Discussion[] = []
  for (const comments of sizes) {
    const threadId = randomUUID()
    await sql`
      insert into thread (id, community_id, created_by, title, description, comments)
      values (${threadId}, ${communityId}, ${ids[0]}, 'Geese', 'Four thousand of them.', ${comments})`.execute(kysely)
    await sql`
      with said as (
        insert into comment (id, thread_id, created_by, text, up, created_at)
        select gen_random_uuid(), ${threadId}, (${ids}::uuid[])[i % ${ids.length}::integer + 1],
          repeat('I saw them at dusk. ', 6) || i, 1, now() - (${comments}::integer - i) * interval '1 minute'
        from generate_series(1, ${comments}::integer) i returning id, created_by
      )
      insert into comment_vote (comment_id, person_id, value)
      select id, (${ids}::uuid[])[(array_position(${ids}::uuid[], created_by)) % ${ids.length}::integer + 1], 1 from said`.execute(
      kysely,
    )
    const middle = await kysely
      .selectFrom('comment')
      .select('id')
      .where('thread_id', '=', threadId)
      .orderBy('created_at')
      .offset(Math.floor(comments / 2))
      .limit(1)
      .executeTakeFirst()
    discussions.push({ threadId, middle: middle?.id ?? '' })
  }
  await pool.query('vacuum (analyze)')
  return discussions
}
