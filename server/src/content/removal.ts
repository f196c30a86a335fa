import { AppError } from '@fieldfare/shared/errors.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { type ContentCtx, kindOf } from './kind.ts'
import { publishContent } from './publish.ts'
import { reopenReports, resolveReports } from './contentReports.ts'

/**
 * Marks `ctx.thing` as deleted; it can be restored until the purge. Anybody but its creator must give a reason, which the
 * creator reads; reporters are notified of the deletion. Deleting again changes nothing.
 * @throws bad-input without a required reason
 */
export async function deleteContent(ctx: ContentCtx, reason: string): Promise<void> {
  const { thing, who } = ctx
  const { ref, title, community_id: communityId, created_by: creatorId } = thing
  if (thing.deleted_at) return
  const isOwn = who.id === creatorId
  if (!isOwn && reason === '') throw new AppError('bad-input', [{ path: ['reason'], key: 'required' }])
  await setDeletion(ctx, { at: new Date(), by: who.id, reason: isOwn ? null : reason })
  if (!isOwn) {
    await ctx.audit(`${ref.kind}.delete`, ref, { title, reason }, communityId)
    ctx.notify(creatorId, 'content.deleted', causeOf(thing), { communityId, subject: ref, title, reason })
  }
  await resolveReports(ctx, ref, 'deleted')
}

/**
 * Restores the deleted `ctx.thing`, and reopens its reports. Content that is not deleted stays unchanged.
 * @throws not-found if it was deleted longer ago than RESTORABLE_DAYS
 */
export async function restoreContent(ctx: ContentCtx): Promise<void> {
  const { thing, who } = ctx
  const { ref, title, community_id: communityId, created_by: creatorId } = thing
  if (!thing.deleted_at) return
  if (thing.deleted_at.getTime() < Date.now() - RESTORABLE_DAYS * DAY_MS) throw new AppError('not-found')
  await setDeletion(ctx, { at: null, by: null, reason: null })
  if (thing.deleted_by !== creatorId) await ctx.audit(`${ref.kind}.restore`, ref, { title }, communityId)
  if (creatorId !== who.id)
    ctx.notify(creatorId, 'content.restored', causeOf(thing), { communityId, subject: ref, title })
  await reopenReports(ctx, ref, 'deleted')
}

/** Returns the cause of a deletion's notice. It includes the version, so that a second deletion is notified, too. */
const causeOf = ({ id, version }: { id: string; version: number }) => `${id} ${version}`

interface DeletionColumns {
  at: Date | null
  by: string | null
  reason: string | null
}

async function setDeletion(ctx: ContentCtx, { at, by, reason }: DeletionColumns): Promise<void> {
  const { ref } = ctx.thing
  await sql`update ${sql.table(ref.kind)} set version = version + 1,
    deleted_at = ${at}, deleted_by = ${by}, deleted_reason = ${reason} where id = ${ref.id}`.execute(ctx.db)
  await kindOf(ref.kind).counted?.(ctx, at ? -1 : 1)
  publishContent(ctx, ctx.thing, { counted: true })
}
