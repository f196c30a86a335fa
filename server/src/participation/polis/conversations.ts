import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AddPolis, DeletePolis, PolisRef, type PolisView, ReportPolis } from '@fieldfare/shared/polis.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { dismissReports, reportContent } from '../../content/contentReports.ts'
import { loads, loadsCommunity, madeBefore } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { deleteContent, restoreContent } from '../../content/removal.ts'
import { polis } from './kind.ts'
import { polisView } from './rows.ts'

/** Shows a conversation of the polis site in a community. The same id again is answered as the first time. */
export const addPolis = writeOn('polis.add', AddPolis, lockingCaller(loadsCommunity)).mutation(
  async ({ input, ctx }): Promise<PolisView> => {
    const { db, who, thing: communityId } = ctx
    const { id = randomUUID(), title, polisId, options } = input
    if (await madeBefore(db, polis, id, who, communityId)) return orNotFound(await polisView(db, id, who))
    const added = await db
      .insertInto('polis')
      .values({
        id,
        community_id: communityId,
        created_by: who.id,
        title,
        polis_id: polisId,
        options,
        created_at: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another person's request inserted this id concurrently.
    if (!added) throw new AppError('conflict')
    publishContent(ctx, { kind: 'polis', id, parent_id: null, community_id: communityId }, { counted: true })
    return orNotFound(await polisView(db, id, who))
  },
)

const named = ({ id }: { id: string }) => ({ id })

/** Deletes a conversation here, until it is purged; on the polis site it stays as it is. */
export const deletePolis = writeOn('polis.delete', DeletePolis, loads(polis, named, { deleted: true })).mutation(
  async ({ input, ctx }) => {
    await deleteContent(ctx, input.reason)
    return { deleted: 1 as const, id: ctx.thing.id }
  },
)

export const restorePolis = writeOn('polis.restore', PolisRef, loads(polis, named, { deleted: true })).mutation(
  async ({ ctx }): Promise<PolisView> => {
    await restoreContent(ctx)
    return orNotFound(await polisView(ctx.db, ctx.thing.id, ctx.who))
  },
)

export const reportPolis = writeOn('polis.report', ReportPolis, lockingCaller(loads(polis, named))).mutation(
  async ({ input, ctx }) => {
    await reportContent(ctx, input.reason)
    return { reported: true as const }
  },
)

/** Keeps a reported conversation. */
export const unReportPolis = writeOn('report.clear', PolisRef, loads(polis, named, { decides: true })).mutation(
  ({ ctx }) => dismissReports(ctx),
)
