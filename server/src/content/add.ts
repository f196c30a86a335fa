import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { KindViews } from '@fieldfare/shared/contentViews.ts'
import type { TopKind } from '@fieldfare/shared/kinds.ts'
import { type Insertable, type InsertObject, sql } from 'kysely'
import { orNotFound } from '../platform/call/call.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import type { ContentCtx, Kind } from './kind.ts'
import { isRetry } from './load.ts'
import { publishContent } from './publish.ts'

/** The columns of a new row that every kind of content has. */
export interface NewRow {
  id: string
  community_id: string
  created_by: string
}

/**
 * Adds a piece of content to the community `ctx.thing`. A repeated call with the same id returns the content added first.
 * @param insert inserts the row, and the rows that belong to it
 */
export async function addContent<K extends TopKind>(
  ctx: ContentCtx<string>,
  kind: Kind<K>,
  id: string = randomUUID(),
  insert: (row: NewRow) => Promise<unknown>,
): Promise<KindViews[K]> {
  const { db, who, thing: community_id } = ctx
  if (!(await isRetry(db, kind, id, who, community_id))) {
    await insert({ id, community_id, created_by: who.id })
    publishContent(ctx, { kind: kind.kind, id, parent_id: null, community_id }, { counted: true })
  }
  return orNotFound(await kind.view(db, id, who))
}

/** Inserts the row of a piece of content. @throws conflict if another person's request inserted this id concurrently */
export async function insertContent<K extends TopKind>(db: Tx, kind: K, row: Insertable<Tables[K]>): Promise<void> {
  const added = await db
    .insertInto<TopKind>(kind)
    .values({ ...row, created_at: sql`clock_timestamp()` } as unknown as InsertObject<Tables, TopKind>)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new AppError('conflict')
}
