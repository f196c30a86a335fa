import { HOTSPOT_K } from '@fieldfare/shared/hotspot.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import type { Collection } from '../../platform/openData/collection.ts'
import { IS_LATEST } from '../publishedRuns.ts'
import { peopleClass } from './reduced.ts'

/** The open-data collection of the cells of hotspot runs: of each level and study area the run that was published last. */
export const hotspotCollection: Collection = {
  id: 'hotspots',
  title: 'Hotspots of highly valued natural places',
  description:
    'Cells in which at least five people who agreed to research drew an area, with the least number of people, as the latest published run of each level and study area has them. Bins from -3 to 3 say how far from chance the cell and those around it are.',
  fields: {
    run: { type: 'integer', title: 'Number of the run', equals: true },
    level: { type: 'string', title: 'Level: neighborhood, living area or country', equals: true },
    code: { type: 'string', title: 'Code of the cell in the European grid', equals: true },
    people: { type: 'integer', title: 'At least so many people', unasked: true },
    bin: { type: 'integer', title: 'More than chance at 90, 95, 99 percent: 1, 2, 3; less: below zero', equals: true },
    hotspot: { type: 'integer', title: 'Rank of its hotspot in the run', equals: true },
  },
  rows: sql`select c.run_id, c.seq, c.code, c.people, c.bin, c.hotspot, c.geom, r.number as run, r.level
    from hotspot_cell c join hotspot_run r on r.id = c.run_id
    where c.people >= ${sql.lit(HOTSPOT_K)} and ${sql.raw(IS_LATEST)}`,
  show: (row) => ({ ...row, people: peopleClass(Number(row['people'])) }),
  key: [
    { column: 'run_id', type: 'uuid' },
    { column: 'seq', type: 'integer' },
  ],
  keyOf(id) {
    const [, run, seq] = /^([0-9a-f-]{36})\.(\d{1,6})$/.exec(id) ?? []
    return Id.safeParse(run).success ? [String(run), Number(seq)] : null
  },
}
