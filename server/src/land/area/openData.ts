import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'
import { sql } from 'kysely'
import { type Collection, type PersonalCollection, uuidKey } from '../../platform/openData/collection.ts'
import { isStoryPublic, likes } from './rows.ts'

/** SQL that selects, of areas, what everyone may see. */
const PUBLIC = sql`select area.id, area.title, area.level, area.rating, area.geom, area.created_at as created, ${likes} as likes,
  case when ${isStoryPublic} then nullif(area.description, '') end as description`

/** The open data of areas: everything that everyone may see of them, without people's names and photos. */
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
  time: 'created',
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
  rows: sql`${PUBLIC} from area where area.deleted_at is null and area.seen`,
  ...uuidKey,
}

/** A person's own areas, with all their answers. */
export const ownAreaCollection: PersonalCollection = {
  id: 'my-areas',
  scope: 'areas',
  title: 'My areas',
  description: 'The areas of the person whose token is used, with all answers.',
  fields: {
    title: { type: 'string', title: 'Name' },
    level: { type: 'string', title: 'Level: neighborhood, living area, country or world', equals: true },
    rating: { type: 'integer', title: 'Rating, from 1 to 10', equals: true },
    description: { type: 'string', title: 'Description' },
    descriptionPublic: { type: 'boolean', title: 'Everyone may read the description', equals: true },
    explanation: { type: 'string', title: 'Reason for the rating' },
    frequency: { type: 'string', title: 'How often' },
    activities: { type: 'string', title: 'Activities, with commas between' },
    priority: { type: 'string', title: 'Priority' },
    relationship: { type: 'string', title: 'Relationship' },
    created: { type: 'date-time', title: 'Drawn' },
    updated: { type: 'date-time', title: 'Changed' },
  },
  time: 'created',
  rowsOf: (
    personId,
  ) => sql`select id, title, level, rating, description, description_public as "descriptionPublic", explanation,
      frequency, array_to_string(activities, ', ') as activities, priority, relationship, geom,
      created_at as created, updated_at as updated
    from area where created_by = ${personId}::uuid and deleted_at is null`,
  ...uuidKey,
}

/**
 * The areas on an owner's land, with everything that everyone may see of them. An area is on the land if its middle is: comparing whole
 * shapes would take seconds for a page of large areas.
 */
export const ownLandCollection: PersonalCollection = {
  id: 'my-land-areas',
  scope: 'land',
  title: 'Areas on my land',
  description:
    'Areas whose middle lies on the land of the person whose token is used, with what everyone may see of them.',
  fields: areaCollection.fields,
  time: 'created',
  rowsOf: (personId) => sql`${PUBLIC} from area where area.deleted_at is null and area.seen and area.id in (
      select near.id from community join area near on near.geom && community.geom and ST_Covers(community.geom, near.label)
      where community.created_by = ${personId}::uuid and community.deleted_at is null)`,
  ...uuidKey,
}
