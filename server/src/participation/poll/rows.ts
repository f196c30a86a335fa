import type { PollOption, PollView } from '@fieldfare/shared/poll.ts'
import { sql } from 'kysely'
import { commonOf, contentReads, contentRows, type Reader } from '../../content/contentRows.ts'
import type { Tx } from '../../platform/db/tables.ts'

interface CountedOption extends PollOption {
  votes: number
}

/** SQL of a poll's options in their order, each with its number of votes. This is also a number of people, since each has one vote. */
const counted = sql<CountedOption[]>`(
  select json_agg(json_build_object('id', o.id, 'value', o.value, 'place', ST_AsGeoJSON(o.geom, 7)::json, 'votes',
    (select count(*) from poll_vote v where v.poll_id = o.poll_id and v.option_id = o.id)) order by o.position)
  from poll_option o where o.poll_id = poll.id)`

/** SQL of the milliseconds until the end of the poll by the database's clock, which all processes share; 0 or less after the end. */
export const msLeft = sql<number | null>`ceil(extract(epoch from poll.until - clock_timestamp()) * 1000)::float8`

const corners = sql<number>`(select coalesce(sum(ST_NPoints(o.geom)), 0)::integer from poll_option o where o.poll_id = poll.id)`

const polls = (db: Tx, reader: Reader) =>
  contentRows(db, 'poll', reader)
    .select(['poll.description', 'poll.until', 'poll.results', counted.as('options'), msLeft.as('left')])
    .select(
      sql<string | null>`(select v.option_id from poll_vote v
        where v.poll_id = poll.id and v.person_id = ${reader?.id ?? null}::uuid)`.as('vote'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof polls>['executeTakeFirstOrThrow']>>

/** Converts a row to the reader's view. Only here is decided who sees the counts of a poll. */
function toView(row: Row, reader: Reader): PollView {
  const { options, results, left, vote } = row
  const ended = left !== null && left <= 0
  const shownToAll = ended || results === 'always'
  const shownToReader = !shownToAll && results === 'afterVoting' && vote !== null
  return {
    ...commonOf(row),
    description: row.description,
    options: shownToAll ? options : options.map((option) => ({ ...option, votes: null })),
    results,
    until: row.until?.toISOString() ?? null,
    ended,
    endsIn: ended ? null : left,
    mine: reader && {
      reported: row.reported,
      vote,
      counts: shownToReader ? Object.fromEntries(options.map(({ id, votes }) => [id, votes])) : null,
    },
  }
}

export const { view: pollView, page: pollPage } = contentReads('poll', polls, toView, { corners })
