import { NoArgs } from '@fieldfare/shared/args.ts'
import type { ModerationCounts } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { readMine } from '../call/call.ts'
import { openReports } from './reports.ts'
import { openRequests } from './requests.ts'
import { looksAfter } from './scope.ts'

/** How many things wait for a look: each reported thing once, however many report it. */
export const counts = readMine('report.seeMine', NoArgs).query(async ({ ctx }): Promise<ModerationCounts> => {
  const { db, who } = ctx
  const reported = openReports(db)
    .where(looksAfter(who))
    .select(sql<number>`count(distinct coalesce(report.comment_id, report.treasure_id))::integer`.as('count'))
  const asked = openRequests(db).where(looksAfter(who)).select(sql<number>`count(*)::integer`.as('count'))
  const some = db.selectFrom('community').select('id').where('hidden_at', 'is', null).where(looksAfter(who))
  return db
    .selectNoFrom((of) => [
      of.exists(some).$castTo<boolean>().as('moderates'),
      reported.$asScalar().$notNull().as('reports'),
      asked.$asScalar().$notNull().as('requests'),
    ])
    .executeTakeFirstOrThrow()
})
