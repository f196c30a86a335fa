import { type ModerationCounts, ModerationCountsOf } from '@fieldfare/shared/moderation.ts'
import { type Expression, sql } from 'kysely'
import { readMine } from '../call/call.ts'
import { openReports } from './reports.ts'
import { openRequests } from './requests.ts'
import { chosen } from './scope.ts'

/** Whoever reads that a thousand wait needs no exact number, and an admin's count stays quick. */
const COUNTED = 1000

/** How many things wait for a look: each reported thing once, however many report it. */
export const counts = readMine('report.seeMine', ModerationCountsOf).query(
  async ({ input, ctx }): Promise<ModerationCounts> => {
    const { db, who } = ctx
    const place = await chosen(db, who, input?.communityId)
    const reports = openReports(db)
      .where(place)
      .select((of) => of.fn.coalesce('report.comment_id', 'report.treasure_id').as('thing'))
      .limit(COUNTED)
    const requests = openRequests(db).where(place).select('moderator_request.id as thing').limit(COUNTED)
    const some = db.selectFrom('community').select('id').where('hidden_at', 'is', null).where(place)
    return db
      .selectNoFrom((of) => [
        of.exists(some).$castTo<boolean>().as('moderates'),
        countOf(reports).as('reports'),
        countOf(requests).as('requests'),
      ])
      .executeTakeFirstOrThrow()
  },
)

const countOf = (things: Expression<{ thing: string | null }>) =>
  sql<number>`(select count(distinct thing)::integer from ${things} as found)`
