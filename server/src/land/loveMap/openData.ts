import { LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_TILE_ZOOM_MAX, loveClass } from '@fieldfare/shared/loveMap.ts'
import { sql } from 'kysely'
import type { Collection } from '../../platform/openData/collection.ts'

/**
 * The open data of the love map: cells of the last release, in which at least five people had drawn. The number of people is given as a
 * class: exact numbers would reveal changes by single people between two releases.
 */
export const loveCellCollection: Collection = {
  id: 'love-map',
  title: 'The love map',
  description:
    'Cells in which at least five people drew an area, with the least number of people, as released every week. Cells of several zooms lie over each other: choose one.',
  fields: {
    zoom: { type: 'integer', title: 'Zoom of the grid', equals: true },
    level: { type: 'string', title: 'Level: neighborhood, living area, country or world', equals: true },
    people: { type: 'integer', title: 'At least so many people', unasked: true },
    year: { type: 'integer', title: 'By the end of this year' },
  },
  tiles: { path: '/tiles/love', zoomMax: LOVE_TILE_ZOOM_MAX, layers: { love: ['level', 'people', 'since', 'until'] } },
  rows: sql`select c.z, c.x, c.y, c.level, c.z as zoom, ST_Transform(ST_TileEnvelope(c.z, c.x, c.y), 4326) as geom,
      c.years[cardinality(c.years)] as year, c.people[cardinality(c.people)] as people
    from love_cell c`,
  show: (row) => ({ ...row, people: loveClass(Number(row['people'])) }),
  key: [
    { column: 'z', type: 'smallint' },
    { column: 'x', type: 'integer' },
    { column: 'y', type: 'integer' },
    { column: 'level', type: 'text' },
  ],
  keyOf(id) {
    const [, z, x, y, level] = /^(\d{1,2})\.(\d{1,5})\.(\d{1,5})\.([a-z ]+)$/.exec(id) ?? []
    return LEVELS.some((one) => one === level) ? [Number(z), Number(x), Number(y), String(level)] : null
  },
}
