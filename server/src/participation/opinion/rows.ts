import type { OpinionView, Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { commonOf, contentReads, contentRows, type Reader } from '../../content/contentRows.ts'
import { reportedBy } from '../../content/reported.ts'
import { asAuthor } from '../../platform/db/author.ts'
import type { Tx } from '../../platform/db/tables.ts'

export const { view: opinionView, page: opinionPage } = contentReads(
  'opinion',
  (db: Tx, reader: Reader) =>
    contentRows(db, 'opinion', reader)
      .select(['opinion.description', 'opinion.viewpoints', 'opinion.voters', 'opinion.ended_at'])
      .select(
        sql<number>`(select count(*)::integer from viewpoint_vote v join opinion_voter o on o.id = v.opinion_voter_id
          join viewpoint p on p.id = v.viewpoint_id and p.deleted_at is null
          where o.opinion_id = opinion.id and o.person_id = ${reader?.id ?? null})`.as('votes'),
      ),
  (row, reader): OpinionView => ({
    ...commonOf(row),
    description: row.description,
    viewpoints: row.viewpoints,
    voters: row.voters,
    endedAt: row.ended_at?.toISOString() ?? null,
    mine: reader && { reported: row.reported, votes: row.votes },
  }),
)

/** Selects viewpoints that are not deleted, of opinion maps that everyone may see. */
export const viewpoints = (db: Tx, reader: Reader) =>
  db
    .selectFrom('viewpoint')
    .innerJoin('opinion', 'opinion.id', 'viewpoint.opinion_id')
    .innerJoin('community', 'community.id', 'opinion.community_id')
    .leftJoin('opinion_voter as voter', (join) =>
      join.onRef('voter.opinion_id', '=', 'opinion.id').on('voter.person_id', '=', reader?.id ?? null),
    )
    .leftJoin('viewpoint_vote as vote', (join) =>
      join.onRef('vote.opinion_voter_id', '=', 'voter.id').onRef('vote.viewpoint_id', '=', 'viewpoint.id'),
    )
    .where('viewpoint.deleted_at', 'is', null)
    .where('opinion.deleted_at', 'is', null)
    .where('community.deleted_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['viewpoint.id', 'viewpoint.opinion_id', 'viewpoint.number', 'viewpoint.text', 'viewpoint.version'])
    .select(['viewpoint.agrees', 'viewpoint.disagrees', 'viewpoint.passes', 'viewpoint.groups', 'viewpoint.created_at'])
    .select(['viewpoint.shared', 'viewpoint.divided', 'vote.value as stance'])
    .select([asAuthor('viewpoint.created_by').as('creator'), reportedBy('viewpoint', reader).as('reported')])

type ViewpointRow = Awaited<ReturnType<ReturnType<typeof viewpoints>['executeTakeFirstOrThrow']>>

export const toViewpoint = (row: ViewpointRow, reader: Reader): ViewpointView => ({
  id: row.id,
  opinionId: row.opinion_id,
  number: row.number,
  text: row.text,
  agrees: row.agrees,
  disagrees: row.disagrees,
  passes: row.passes,
  groups: row.groups as ViewpointView['groups'],
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  mine: reader && { reported: row.reported, stance: row.stance as Stance | null },
})

export async function viewpointView(db: Tx, id: string, reader: Reader): Promise<ViewpointView | null> {
  const row = await viewpoints(db, reader).where('viewpoint.id', '=', id).executeTakeFirst()
  return row ? toViewpoint(row, reader) : null
}
