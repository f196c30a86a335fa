import type { Level } from '@fieldfare/shared/limits.ts'
import { areaView } from '../area/rows.ts'
import { inScope } from '../community/rows.ts'
import { asGeoJson } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { PictureTask } from './drawPicture.ts'

/** Kinds of things that have pictures. Threads and treasures show that of their community: a hidden place is in none. */
export const PICTURED = ['areas', 'communities'] as const
export type Pictured = (typeof PICTURED)[number]

/** The version of what everyone may see; undefined where there is nothing for everyone. */
export async function pictureVersion(db: Tx, kind: Pictured, id: string): Promise<number | undefined> {
  const row =
    kind === 'areas'
      ? await db
          .selectFrom('area')
          .select('version')
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .where('seen', '=', true)
          .executeTakeFirst()
      : await inScope(db, { scope: 'one', id }).select('community.version').executeTakeFirst()
  return row?.version
}

/** Reads the subject of a picture; undefined if there is none that everyone may see. */
export async function picturedShape(db: Tx, kind: Pictured, id: string): Promise<PictureTask['shown'] | undefined> {
  if (kind === 'areas') {
    const { view } = await areaView(db, id)
    return view ? { title: view.title, geometry: view.geometry, level: view.level satisfies Level } : undefined
  }
  const row = await inScope(db, { scope: 'one', id })
    .select(['community.title', asGeoJson('community.geom').as('geometry')])
    .executeTakeFirst()
  return row && { ...row, level: null }
}
