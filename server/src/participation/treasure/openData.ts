import { sql } from 'kysely'
import { type Collection, uuidKey } from '../../platform/openData/collection.ts'
import { shownPlace } from './rows.ts'

/** The open-data collection of treasures in public communities. For a hidden place it has the middle of a coarse square, also in queries by box. */
export const treasureCollection: Collection = {
  id: 'treasures',
  title: 'Treasures',
  description:
    'What people found and photographed. Where the place is hidden, it is the middle of a square of about a kilometre.',
  fields: {
    title: { type: 'string', title: 'Name' },
    description: { type: 'string', title: 'Description' },
    community: { type: 'string', title: 'The id of its community' },
    placeHidden: { type: 'boolean', title: 'The place is approximate', equals: true },
    created: { type: 'date-time', title: 'Added' },
  },
  time: 'created',
  rows: sql`select t.*, ST_SetSRID(ST_MakePoint((t.place->>'lng')::float8, (t.place->>'lat')::float8), 4326) as geom from (
    select treasure.id, treasure.title, treasure.description, treasure.community_id as community, treasure.place_hidden as "placeHidden",
      treasure.created_at as created, ${shownPlace} as place
    from treasure join community on community.id = treasure.community_id
    where treasure.deleted_at is null and community.deleted_at is null and community.seen) t`,
  ...uuidKey,
}
