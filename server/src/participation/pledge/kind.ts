import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { sql } from 'kysely'
import type { Kind } from '../../content/kind.ts'
import { pledgeView } from './rows.ts'

export const pledge: Kind<'pledge'> = {
  kind: 'pledge',
  parent: null,
  title: 'title',
  words: 'title',
  editable: true,
  exported: `community_id, title, description, goal_cents / 100.0::float8 as goal, type, edited_at,
    ST_AsGeoJSON(geom, 7)::json as geometry`,
  link: { page: 'pledge', text: 'pledge', read: pledgeView },
  view: pledgeView,
  participants: {
    of: (id) => sql`select distinct person_id from contribution where pledge_id = ${id} and ended_at is null`,
  },
  placed: {
    point: 'pledge.pin',
    shown: sql<LngLat>`json_build_object('lng', ST_X(pledge.pin), 'lat', ST_Y(pledge.pin))`,
    hidden: sql<boolean>`false`,
    square: 0.01,
  },
}
