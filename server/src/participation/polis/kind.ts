import type { Tx } from '../../platform/db/tables.ts'
import type { Kind } from '../../content/kind.ts'
import { polisView } from './rows.ts'

export const polis: Kind<'polis'> = {
  kind: 'polis',
  parent: null,
  title: 'title',
  words: 'title',
  editable: false,
  exported: 'community_id, title, polis_id, options',
  link: { page: 'polis', text: 'polis', read: (db, id) => readLinked(db, id) },
  view: polisView,
}

async function readLinked(db: Tx, id: string) {
  const view = await polisView(db, id, null)
  return view && { id, communityId: view.communityId, title: view.title, description: '' }
}
