import type { Page } from '@fieldfare/shared/page.ts'
import type { PollOption, PollView } from '@fieldfare/shared/poll.ts'
import { sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { reportedBy } from '../../content/reported.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The reader; null for a guest. */
type Reader = { id: string } | null

interface Counted extends PollOption {
  votes: number
}

/** Its options in their order, each with its votes: one a person, so that votes are people. */
const counted = sql<Counted[]>`(
  select json_agg(json_build_object('id', o.id, 'value', o.value, 'place', ST_AsGeoJSON(o.geom, 7)::json, 'votes',
    (select count(*) from poll_vote v where v.poll_id = o.poll_id and v.option_id = o.id)) order by o.position)
  from poll_option o where o.poll_id = poll.id)`

/** Milliseconds to the end by the database's clock, which all processes share; 0 and less after it. */
export const msLeft = sql<number | null>`ceil(extract(epoch from poll.until - clock_timestamp()) * 1000)::float8`

const corners = sql<number>`(select coalesce(sum(ST_NPoints(o.geom)), 0)::integer from poll_option o where o.poll_id = poll.id)`

/** Polls that are not deleted, in communities that everyone may see. */
const polls = (db: Tx, reader: Reader) =>
  db
    .selectFrom('poll')
    .innerJoin('community', 'community.id', 'poll.community_id')
    .where('poll.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['poll.id', 'poll.community_id', 'poll.title', 'poll.description', 'poll.until', 'poll.results'])
    .select(['poll.version', 'poll.created_at', asAuthor('poll.created_by').as('creator'), counted.as('options')])
    .select([msLeft.as('left'), reportedBy('poll', reader).as('reported')])
    .select(
      sql<string | null>`(select v.option_id from poll_vote v
        where v.poll_id = poll.id and v.person_id = ${reader?.id ?? null}::uuid)`.as('vote'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof polls>['executeTakeFirstOrThrow']>>

/** The only place that decides who sees the counts of a poll. */
function toView(row: Row, reader: Reader): PollView {
  const { options, results, left, vote } = row
  const ended = left !== null && left <= 0
  const shownToAll = ended || results === 'always'
  const shownToReader = !shownToAll && results === 'afterVoting' && vote !== null
  return {
    id: row.id,
    communityId: row.community_id,
    title: row.title,
    description: row.description,
    creator: row.creator,
    createdAt: row.created_at.toISOString(),
    options: shownToAll ? options : options.map((option) => ({ ...option, votes: null })),
    results,
    until: row.until?.toISOString() ?? null,
    ended,
    endsIn: ended ? null : left,
    version: row.version,
    mine: reader && {
      reported: row.reported,
      vote,
      counts: shownToReader ? Object.fromEntries(options.map(({ id, votes }) => [id, votes])) : null,
    },
  }
}

/** One poll as a reader sees it; null when there is none, or it is deleted. */
export async function pollView(db: Tx, id: string, reader: Reader): Promise<PollView | null> {
  const row = await polls(db, reader).where('poll.id', '=', id).executeTakeFirst()
  return row ? toView(row, reader) : null
}

/** A community's polls, newest first. */
export const pollPage = (db: Tx, communityId: string, reader: Reader, page: PageRequest): Promise<Page<PollView>> =>
  paged(
    polls(db, reader).where('poll.community_id', '=', communityId),
    byTime('poll.created_at', 'poll.id'),
    page,
    (row) => toView(row, reader),
    corners,
  )
