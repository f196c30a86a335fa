import { HOTSPOT_K, HOTSPOT_KM_STEP, HOTSPOT_PERCENT_STEP } from '@fieldfare/shared/hotspot.ts'
import { loveClass } from '@fieldfare/shared/loveMap.ts'
import { SUPPRESSED } from './labels.ts'
import { day, integer, mayBeUnasked, number, type Plan, type TablePlan, text } from './plan.ts'

/** SQL that tells whether run `r` is the last published one of its level and study area. */
export const IS_LATEST = `r.published_at is not null and not exists (
      select 1 from hotspot_run later where later.level = r.level and later.area_key = r.area_key and later.published_at > r.published_at)`

const run = integer('run', { refers: 'hotspot_runs' })
const level = text('level', { options: 'level' })
const degrees = ['longitude', 'latitude'].map((name) => number(name))

/** The tables of hotspot runs, in their public form: exact numbers of a cell could reveal people who withdrew since. */
export const runPlans = {
  hotspot_runs: {
    key: ['run'],
    fields: [
      integer('run'),
      level,
      integer('cell_metres'),
      text('study_area', mayBeUnasked),
      ...['west', 'south', 'east', 'north'].map((name): Plan => number(name)),
      day('as_of'),
      day('published_on'),
      text('method'),
      text('code_version'),
      integer('epsg'),
      integer('cells'),
      integer('people_at_least'),
      text('unscored', { options: 'unscored', ...mayBeUnasked }),
    ],
  },
  hotspot_cells: {
    key: ['run', 'cell'],
    fields: [
      run,
      text('cell'),
      integer('people_at_least'),
      integer('bin', { options: 'bin' }),
      integer('hotspot', mayBeUnasked),
      { name: 'geometry', type: 'geometry' },
    ],
  },
  hotspots: {
    key: ['run', 'hotspot'],
    fields: [
      run,
      integer('hotspot'),
      integer('people_at_least'),
      integer('cells'),
      integer('bin', { options: 'bin' }),
      text('cell'),
      ...degrees,
      ...['median_km', 'beyond_percent', 'local_at_least', 'regional_at_least', 'distant_at_least'].map((name) =>
        integer(name, { missing: SUPPRESSED }),
      ),
    ],
  },
} satisfies Record<string, TablePlan>

/** All classes of numbers of people below a thousand million, smallest first. */
const CLASSES = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power))
  .flat()
  .filter((people) => people === loveClass(people))
/** Returns SQL of the class of a number of people; 0 for fewer than HOTSPOT_K. */
const classOf = (people: string) =>
  `coalesce((array[${CLASSES.join()}])[width_bucket((${people})::integer, array[${CLASSES.join()}])], 0)`

export const runQueries = {
  hotspot_runs: `select r.number as run, r.level, r.cell_metres, r.place as study_area,
      (r.result -> 'box' ->> 0)::double precision as west, (r.result -> 'box' ->> 1)::double precision as south,
      (r.result -> 'box' ->> 2)::double precision as east, (r.result -> 'box' ->> 3)::double precision as north,
      to_char(r.snapshot_at at time zone 'UTC', 'YYYY-MM-DD') as as_of, to_char(r.published_at at time zone 'UTC', 'YYYY-MM-DD') as published_on,
      r.method, r.code_version, (r.result ->> 'epsg')::integer as epsg, (r.result ->> 'cells')::integer as cells,
      ${classOf(`r.result ->> 'respondents'`)} as people_at_least, r.result ->> 'unscored' as unscored
    from hotspot_run r where ${IS_LATEST}`,
  hotspot_cells: `select r.number as run, c.code as cell, ${classOf('c.people')} as people_at_least, c.bin, c.hotspot,
      ST_AsBinary(ST_Multi(c.geom), 'NDR') as geometry,
      json_build_array(ST_XMin(c.geom), ST_YMin(c.geom), ST_XMax(c.geom), ST_YMax(c.geom)) as box
    from hotspot_run r join hotspot_cell c on c.run_id = r.id where c.people >= ${HOTSPOT_K} and ${IS_LATEST}`,
  hotspots: `select r.number as run, (h.one ->> 'rank')::integer as hotspot, ${classOf(`h.one ->> 'respondents'`)} as people_at_least,
      (h.one ->> 'cells')::integer as cells, (h.one ->> 'bin')::integer as bin, h.one ->> 'peak' as cell,
      (h.one -> 'at' ->> 0)::double precision as longitude, (h.one -> 'at' ->> 1)::double precision as latitude,
      case when h.one #>> '{distances,medianKm}' is not null
        then greatest(1, round((h.one #>> '{distances,medianKm}')::numeric / ${HOTSPOT_KM_STEP}))::integer * ${HOTSPOT_KM_STEP} end as median_km,
      round((h.one #>> '{distances,beyondPercent}')::numeric / ${HOTSPOT_PERCENT_STEP})::integer * ${HOTSPOT_PERCENT_STEP} as beyond_percent,
      ${['local', 'regional', 'distant'].map((fans, i) => `nullif(${classOf(`h.one #>> '{distances,fans,${i}}'`)}, 0) as ${fans}_at_least`).join()}
    from hotspot_run r, lateral jsonb_array_elements(r.result -> 'hotspots') as h (one) where ${IS_LATEST}`,
}
