import { type ModerationCounts, ModerationCountsOf } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { readMine } from '../call/call.ts'
import { openReports } from './reports.ts'
import { openRequests } from './requests.ts'
import { chosen } from './scope.ts'

/** How many things wait for a look: each reported thing once, however many report it. */
export const counts = readMine('report.seeMine', ModerationCountsOf).query(async ({ input, ctx }): Promise<ModerationCounts> => {
  const { db, who } = ctx
  const place = await chosen(db, who, input?.communityId)
  const reported = openReports(db)
    .where(place)
    .select(sql<number>`count(distinct coalesce(report.comment_id, report.treasure_id))::integer`.as('count'))
  const asked = openRequests(db).where(place).select(sql<number>`count(*)::integer`.as('count'))
  const some = db.selectFrom('community').select('id').where('hidden_at', 'is', null).where(place)
  return db
    .selectNoFrom((of) => [
      of.exists(some).$castTo<boolean>().as('moderates'),
      reported.$asScalar().$notNull().as('reports'),
      asked.$asScalar().$notNull().as('requests'),
    ])
    .executeTakeFirstOrThrow()
})
