import type { DraftView } from '@fieldfare/shared/draft.ts'
import type { Tx } from '../db/tables.ts'

const drafts = (db: Tx, personId: string) =>
  db
    .selectFrom('draft')
    .select(['kind', 'key', 'content', 'step', 'version', 'edited_at'])
    .where('person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof drafts>['executeTakeFirstOrThrow']>>
const toView = (row: Row): DraftView => ({
  kind: row.kind as DraftView['kind'],
  key: row.key,
  content: row.content as DraftView['content'],
  step: row.step,
  version: row.version,
  editedAt: row.edited_at.toISOString(),
})

/** Reads all drafts of a person, the newest first; there are few. */
export async function allDrafts(db: Tx, personId: string): Promise<DraftView[]> {
  const rows = await drafts(db, personId).orderBy('edited_at', 'desc').execute()
  return rows.map(toView)
}

export async function oneDraft(db: Tx, personId: string, kind: string, key: string): Promise<DraftView | null> {
  const row = await drafts(db, personId).where('kind', '=', kind).where('key', '=', key).executeTakeFirst()
  return row ? toView(row) : null
}

/** Reads a draft. @throws if it does not exist */
export async function draftView(db: Tx, personId: string, kind: string, key: string): Promise<DraftView> {
  return toView(await drafts(db, personId).where('kind', '=', kind).where('key', '=', key).executeTakeFirstOrThrow())
}
