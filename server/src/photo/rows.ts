import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type RawBuilder, sql } from 'kysely'

/** The photos of a query of their ids and positions, in that order, as one column. */
export const asPhotos = (used: RawBuilder<unknown>): RawBuilder<PhotoView[]> => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by used.position), '[]')
  from (${used}) used join photo p on p.id = used.id)`
