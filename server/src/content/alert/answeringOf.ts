import type { AnswerableKinds, KindViews } from '@fieldfare/shared/contentViews.ts'
import type { TopKind } from '@fieldfare/shared/kinds.ts'
import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Answering } from './waitingPart.ts'

type Kind = keyof AnswerableKinds & keyof KindViews & TopKind

interface Answers<K extends Kind> {
  view: (db: Tx, id: string, who: Session) => Promise<(KindViews[K] & { communityId: string }) | null>
  /** SQL that tells whether content `i` still takes answers. */
  open: RawBuilder<boolean>
  /** SQL of the order in which the first open content of a community is chosen. */
  order: RawBuilder<unknown>
}

/** Makes the `Answering` of a kind: how its content is answered in the overview of what waits for a person. */
export function answeringOf<K extends Kind>(kind: K, { view: viewOf, open, order }: Answers<K>): Answering {
  const views = async (db: Tx, who: Session, items: readonly { id: string; community: string }[]) => {
    const read = items.map(async ({ id, community: title }) => {
      const view = await viewOf(db, id, who)
      return view && ({ kind, id, community: { id: view.communityId, title }, view } as unknown as Answerable)
    })
    return (await Promise.all(read)).filter((one) => one !== null)
  }
  return {
    views,
    async openIn(db, who, communityId) {
      const { rows } = await sql<{ id: string; community: string }>`
        select i.id, community.title as community from ${sql.table(kind)} i join community on community.id = i.community_id
        where i.community_id = ${communityId} and i.deleted_at is null and ${open} order by ${order} limit 1`.execute(
        db,
      )
      return views(db, who, rows)
    },
  }
}
