import type { Page } from '@fieldfare/shared/page.ts'
import type { PolisView } from '@fieldfare/shared/polis.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import { reportedBy } from '../../content/reported.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The reader; null for a guest. */
type Reader = { id: string } | null

/** Conversations that are not deleted, in communities that everyone may see. */
const conversations = (db: Tx, reader: Reader) =>
  db
    .selectFrom('polis')
    .innerJoin('community', 'community.id', 'polis.community_id')
    .where('polis.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .select(['polis.id', 'polis.community_id', 'polis.title', 'polis.polis_id', 'polis.options'])
    .select(['polis.version', 'polis.created_at', asAuthor('polis.created_by').as('creator')])
    .select(reportedBy('polis', reader).as('reported'))

type Row = Awaited<ReturnType<ReturnType<typeof conversations>['executeTakeFirstOrThrow']>>

const toView = (row: Row, reader: Reader): PolisView => ({
  id: row.id,
  communityId: row.community_id,
  title: row.title,
  polisId: row.polis_id,
  options: row.options,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  mine: reader && { reported: row.reported },
})

/** One conversation as a reader sees it; null when there is none, or it is deleted. */
export async function polisView(db: Tx, id: string, reader: Reader): Promise<PolisView | null> {
  const row = await conversations(db, reader).where('polis.id', '=', id).executeTakeFirst()
  return row ? toView(row, reader) : null
}

/** A community's conversations, newest first. */
export const polisPage = (db: Tx, communityId: string, reader: Reader, page: PageRequest): Promise<Page<PolisView>> =>
  paged(
    conversations(db, reader).where('polis.community_id', '=', communityId),
    byTime('polis.created_at', 'polis.id'),
    page,
    (row) => toView(row, reader),
  )
