import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { DraftKey, type DraftView } from '@fieldfare/shared/draft.ts'
import { readMine, write } from '../call/call.ts'
import { allDrafts } from './rows.ts'

export const list = readMine('draft.keep', NoArgs).query(({ ctx }): Promise<DraftView[]> =>
  allDrafts(ctx.db, ctx.who.id),
)

/** Deletes a draft. Deleting it again changes nothing. */
export const discard = write('draft.keep', DraftKey).mutation(async ({ input, ctx }) => {
  await ctx.db
    .deleteFrom('draft')
    .where('person_id', '=', ctx.who.id)
    .where('kind', '=', input.kind)
    .where('key', '=', input.key)
    .execute()
  ctx.publishMine(ctx.who.id, 'drafts')
  return { discarded: true }
})
