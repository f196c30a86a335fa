import type { ContentRef } from '@fieldfare/shared/content.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { AskOpen, type MessageAudience, type OpenContent } from '@fieldfare/shared/message.ts'
import { type RawBuilder, sql } from 'kysely'
import { allKinds, type Asks, type Kind, kindOf } from '../../content/kind.ts'
import { loadsCommunity } from '../../content/load.ts'
import { assertCan, readMine } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** A reference to content that members of a community answer, such as a poll. */
export type About = Pick<ContentRef, 'kind' | 'id'>

/** The maximum of listed items per kind of content; hardly ever are more open at once. */
const LISTED_MAX = 20

type AskingKind = Kind & { asks: Asks }
const isAsking = (kind: Kind): kind is AskingKind => kind.asks !== undefined

/** SQL of a community's content of one kind that still takes answers, the newest first. */
const openOf = (
  { kind, title, asks }: AskingKind,
  communityId: string,
  id: string | null,
): RawBuilder<OpenContent> => sql`
  (select ${sql.lit(kind)}::text as kind, id, ${sql.ref(title ?? 'title')} as title from ${sql.table(kind)}
   where community_id = ${communityId} and deleted_at is null and ${asks.open} and ${id ? sql`id = ${id}` : sql`true`}
   order by created_at desc, id desc limit ${sql.lit(LISTED_MAX)})`

/** Lists, for the owner of a community, the content that its members may still answer. */
export const open = readMine('message.see', AskOpen).query(
  async ({ input, ctx: { db, who } }): Promise<OpenContent[]> => {
    const { facts, thing: communityId } = await loadsCommunity(db, input, who)
    assertCan('message.add', { ...facts, who })
    const each = allKinds().filter(isAsking)
    const { rows } = await sql<OpenContent>`
      ${sql.join(
        each.map((kind) => openOf(kind, communityId, null)),
        sql` union all `,
      )}`.execute(db)
    return rows
  },
)

interface Asked {
  communityId: string
  system: boolean
  audience: MessageAudience
  about?: About | null | undefined
}

/** @throws bad-input for content that takes no answers in the community, and for a restricted audience if the message is for everybody */
export async function assertAudience(db: Tx, { communityId, system, audience, about }: Asked): Promise<void> {
  if (system && audience !== 'all') throw new AppError('bad-input', [{ path: ['audience'], key: 'choice' }])
  if (!about) return
  const kind = kindOf(about.kind)
  const [found] = isAsking(kind) ? (await openOf(kind, communityId, about.id).execute(db)).rows : []
  if (!found) throw new AppError('bad-input', [{ path: ['about'], key: 'choice' }])
}

/** Returns the content that recipients have not answered; null if the audience is not 'unanswered'. */
export const contentAsked = ({ audience, about }: Pick<Asked, 'audience' | 'about'>): About | null =>
  audience === 'unanswered' ? (about ?? null) : null

/** SQL that tells whether a person has not answered content that is not deleted; `person` is SQL of the person's id. */
export function hasNotAnswered({ kind, id }: About, person: RawBuilder<unknown>): RawBuilder<boolean> {
  const { asks } = kindOf(kind)
  if (!asks) return sql`false`
  return sql`exists (select from ${sql.table(kind)} where id = ${id}::uuid and deleted_at is null)
    and not ${asks.answered(id, person)}`
}
