import { ReportTreasure } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { writeOn } from '../call/call.ts'
import { lockSubject } from './found.ts'
import { openReport } from './openReport.ts'

/** What stands between the texts of several reports. */
export const SEPARATOR = '\n---\n'

/** Flags somebody else's treasure, once a person, and adds the text under those before. */
export const reportTreasure = writeOn('treasure.report', ReportTreasure, (db, { treasureId }, who) =>
  lockSubject(db, { kind: 'treasure', treasureId }, who),
).mutation(async ({ input, ctx }) => {
  if (await openReport(ctx, input.text))
    await ctx.db
      .updateTable('treasure')
      .set({
        flagged: true,
        report_text: sql`case report_text when '' then '' else report_text || ${SEPARATOR} end || ${input.text}`,
      })
      .where('id', '=', input.treasureId)
      .execute()
  return { reported: true as const }
})
