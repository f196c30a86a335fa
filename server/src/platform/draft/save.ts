import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { DRAFTS_BYTES_MAX, DRAFTS_MAX, type DraftView, SaveDraft } from '@fieldfare/shared/draft.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { lockPerson } from '../call/lockPerson.ts'
import { write } from '../call/call.ts'
import { draftView, oneDraft } from './rows.ts'

/**
 * Stores a draft. If another device has stored another version meanwhile, the newest of the two stays under the key and
 * the other gets a new key: nothing typed is lost.
 */
export const save = write('draft.keep', SaveDraft).mutation(
  async ({ input, ctx }): Promise<{ draft: DraftView; other: DraftView | null }> => {
    const { db, who } = ctx
    const { kind, key, step, version, editedAt } = input
    const content = JSON.stringify(input.content)
    await lockPerson(db, who.id)
    const stored = await oneDraft(db, who.id, kind, key)
    if (!stored) {
      await assertRoom()
      const row = { person_id: who.id, kind, key, content, step, edited_at: editedAt }
      await db.insertInto('draft').values(row).execute()
    } else if (sameDraft(stored)) {
      return { draft: stored, other: null }
    } else if (stored.version !== version) {
      const other = await keepOther(stored)
      if (editedAt <= stored.editedAt) return { draft: stored, other: await draftOf(other) }
      await replace()
      return { draft: await draftOf(key), other: await draftOf(other) }
    } else {
      await assertRoom(stored)
      await replace()
    }
    ctx.publishMine(who.id, 'drafts')
    return { draft: await draftOf(key), other: null }

    // A save with the stored content is a retry, whatever version the client sends.
    function sameDraft(one: DraftView): boolean {
      return one.step === step && isDeepStrictEqual(one.content, input.content)
    }
    /** Refuses a draft for which there is no room: one more draft, or the new content in place of the `old` one. @throws too-large */
    async function assertRoom(old?: DraftView): Promise<void> {
      const { count, bytes } = await db
        .selectFrom('draft')
        .select((select) => select.fn.countAll<number>().as('count'))
        .select(sql<number>`coalesce(sum(octet_length(content::text)), 0)::integer`.as('bytes'))
        .where('person_id', '=', who.id)
        .executeTakeFirstOrThrow()
      if (!old && count >= DRAFTS_MAX)
        throw new AppError('too-large', [{ path: ['key'], key: 'tooMany', params: { max: DRAFTS_MAX } }])
      const more = Buffer.byteLength(content) - (old ? Buffer.byteLength(JSON.stringify(old.content)) : 0)
      if (more > 0 && bytes + more > DRAFTS_BYTES_MAX) throw new AppError('too-large')
    }
    async function replace(): Promise<void> {
      await db
        .updateTable('draft')
        .set((set) => ({ content, step, edited_at: editedAt, version: set('version', '+', 1) }))
        .where('person_id', '=', who.id)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute()
    }
    async function keepOther(one: DraftView): Promise<string> {
      await assertRoom()
      const older = editedAt <= one.editedAt
      const otherKey = randomUUID()
      await db
        .insertInto('draft')
        .values({
          person_id: who.id,
          kind,
          key: otherKey,
          content: older ? content : JSON.stringify(one.content),
          step: older ? step : one.step,
          edited_at: older ? editedAt : one.editedAt,
        })
        .execute()
      ctx.publishMine(who.id, 'drafts')
      return otherKey
    }
    async function draftOf(wanted: string): Promise<DraftView> {
      return draftView(db, who.id, kind, wanted)
    }
  },
)
