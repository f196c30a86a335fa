import { sql } from 'kysely'
import { type Collection, uuidKey } from '../../platform/openData/collection.ts'
import { subscribers } from './rows.ts'

/** The open data of communities: the land of those that everyone may see. */
export const communityCollection: Collection = {
  id: 'communities',
  title: 'Land of communities',
  description: 'The land of owners and managers, with the number of people in its community.',
  fields: {
    title: { type: 'string', title: 'Name' },
    organization: { type: 'string', title: 'Owner or manager' },
    description: { type: 'string', title: 'Description' },
    subscribers: { type: 'integer', title: 'Members' },
    system: { type: 'boolean', title: 'For everybody', equals: true },
    created: { type: 'date-time', title: 'Since' },
  },
  time: 'created',
  rows: sql`select community.id, community.title, community.organization, community.description, community.system, community.geom,
      community.created_at as created,
      ${subscribers} as subscribers
    from community where community.deleted_at is null and community.seen`,
  ...uuidKey,
}
