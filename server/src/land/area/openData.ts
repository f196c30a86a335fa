import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import type { Collection } from '../../platform/openData/collection.ts'
import { isStoryPublic } from './rows.ts'

/** Areas with what everyone may see of them, but for the names and photos of people. */
export const areaCollection: Collection = {
  id: 'areas',
  title: 'Areas that people value',
  description:
    'Natural places as people drew them, with their rating from 1 to 10, and their words where they let everyone read them.',
  fields: {
    title: { type: 'string', title: 'Name' },
    level: { type: 'string', title: 'Level: neighborhood, living area, country or world', equals: true },
    rating: { type: 'integer', title: 'Rating, from 1 to 10', equals: true },
    likes: { type: 'integer', title: 'People who like it, too' },
    description: { type: 'string', title: 'Description' },
    created: { type: 'date-time', title: 'Drawn' },
  },
  timed: true,
  tiles: {
    path: '/tiles/areas',
    zoomMax: TILE_ZOOM_MAX,
    layers: {
      area: ['id', 'level', 'title', 'rating'],
      area_point: ['id', 'level', 'title', 'rating'],
      area_cell: ['count', 'n0', 'n1', 'n2', 'n3'],
      community: ['id', 'title'],
      community_point: ['id', 'title'],
    },
  },
  rows: sql`select area.id, area.title, area.level, area.rating, area.geom, area.created_at as at, area.created_at as created,
      (select count(*)::integer from area_like where area_like.area_id = area.id) as likes,
      case when ${isStoryPublic} then nullif(area.description, '') end as description
    from area where area.deleted_at is null and area.seen`,
  key: [{ column: 'id', type: 'uuid' }],
  keyOf: (id) => (Id.safeParse(id).success ? [id] : null),
}
