import type { Kind } from '../content/kind.ts'
import { pledgeView } from './rows.ts'

export const pledge: Kind<'pledge'> = {
  kind: 'pledge',
  parent: null,
  title: 'title',
  words: 'title',
  editable: true,
  tombstone: false,
  exported: `community_id, title, description, goal_cents / 100.0::float8 as goal, type, edited_at,
    ST_AsGeoJSON(geom, 7)::json as geometry`,
  link: { page: 'pledge', text: 'pledge', read: pledgeView },
  view: pledgeView,
}
