import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { EndReadToken, MakeReadToken, READ_TOKENS_MAX, type ReadTokenView } from '@fieldfare/shared/readToken.ts'
import { readMine, write } from '../call/call.ts'
import { lockPerson } from '../call/lockPerson.ts'
import type { Tx } from '../db/tables.ts'
import { hashOf } from './tokenReader.ts'

/** The call that lists the caller's read tokens, the newest first; there are few. */
export const list = readMine('readToken.keep', NoArgs).query(({ ctx }) => viewsOf(ctx.db, ctx.who.id))

/**
 * Makes a read token; only its hash is stored. Making it again with the same id changes nothing.
 * @throws too-large above READ_TOKENS_MAX; conflict if another token has the id or the secret
 */
export const make = write('readToken.keep', MakeReadToken).mutation(
  async ({ input, ctx }): Promise<ReadTokenView[]> => {
    const { db, who } = ctx
    const { id, name, scope } = input
    const hash = hashOf(input.secret)
    await lockPerson(db, who.id)
    const existing = await db
      .selectFrom('read_token')
      .select(['id', 'person_id', 'hash'])
      .where((where) => where.or([where('id', '=', id), where('hash', '=', hash)]))
      .execute()
    const isRetry = existing.some((row) => row.id === id && row.person_id === who.id && row.hash.equals(hash))
    if (existing.length > 0 && !isRetry) throw new AppError('conflict')
    if (!isRetry) {
      const views = await viewsOf(db, who.id)
      if (views.length >= READ_TOKENS_MAX)
        throw new AppError('too-large', [{ path: ['name'], key: 'tooMany', params: { max: READ_TOKENS_MAX } }])
      await db.insertInto('read_token').values({ id, person_id: who.id, name, scope, hash }).execute()
    }
    return viewsOf(db, who.id)
  },
)

/** Ends a read token of the caller, which reads nothing from now on. Ending it again changes nothing. */
export const end = write('readToken.keep', EndReadToken).mutation(async ({ input, ctx }): Promise<ReadTokenView[]> => {
  const { db, who } = ctx
  await db.deleteFrom('read_token').where('id', '=', input.id).where('person_id', '=', who.id).execute()
  return viewsOf(db, who.id)
})

async function viewsOf(db: Tx, personId: string): Promise<ReadTokenView[]> {
  const rows = await db
    .selectFrom('read_token')
    .select(['id', 'name', 'scope', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, scope, created_at, used_at }) => ({
    id,
    name,
    scope: scope as ReadTokenView['scope'],
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}
