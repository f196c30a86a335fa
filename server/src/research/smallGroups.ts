import { GROUP_MIN, HOME_CELL_COARSE_M, HOME_CELL_M } from '@fieldfare/shared/research.ts'
import { SUPPRESSED } from './labels.ts'

// A home, an age, a gender and an education together may identify a person whom none of them alone would.

const floorOf = (axis: 'x' | 'y', metres: number) => `(floor(${axis} / ${metres}) * ${metres})::integer`
const SAID = 'age_band, gender, education'
const isTold = '(age_band is not null or gender is not null or education is not null)'

/**
 * SQL of consecutive common table expressions: `placed` adds to each person of `who` the home, age band, gender and education; `grouped`
 * adds `cell_m`, the side in metres of the cell exported for the home: HOME_CELL_M if GROUP_MIN people in that cell have the same answers,
 * else HOME_CELL_COARSE_M if as many in the larger cell do, else null. A person without answers gets HOME_CELL_M. `crowd` is the number of
 * all people with the same answers.
 */
export const GROUPED = `
  placed as (
    select who.*, ST_X(ST_Transform(p.home, 3035)) as x, ST_Y(ST_Transform(p.home, 3035)) as y, p.gender, p.education,
      case when p.age is not null then (p.age / 10 * 10) || '-' || (p.age / 10 * 10 + 9) end as age_band
    from who join person p on p.id = who.id),
  fine as (
    select *, ${isTold} and count(*) over (partition by ${floorOf('x', HOME_CELL_M)}, ${floorOf('y', HOME_CELL_M)}, ${SAID}) < ${GROUP_MIN} as few,
      count(*) over (partition by ${SAID}) as crowd
    from placed),
  grouped as (
    select *, case when not few then ${HOME_CELL_M}
      when count(*) over (partition by few, ${floorOf('x', HOME_CELL_COARSE_M)}, ${floorOf('y', HOME_CELL_COARSE_M)}, ${SAID}) >= ${GROUP_MIN}
      then ${HOME_CELL_COARSE_M} end as cell_m
    from fine)`

const cell = (axis: 'x' | 'y') => `(floor(g.${axis} / g.cell_m) * g.cell_m)::integer`
const unlessFew = (value: string) =>
  `case when g.crowd < ${GROUP_MIN} and ${value} is not null then '${SUPPRESSED}' else ${value}::text end`
const home = (value: string) =>
  `case when g.x is null then null when g.cell_m is null then '${SUPPRESSED}' else ${value}::text end`
const homeNumber = (value: string) => `(${home(value)})::integer`

/** SQL of the exported columns of a person in `grouped g`. */
export const TOLD = `
  ${home(`'CRS3035RES' || g.cell_m || 'mN' || ${cell('y')} || 'E' || ${cell('x')}`)} as home_cell,
  ${homeNumber(`(${cell('x')} + g.cell_m / 2)`)} as home_x_3035, ${homeNumber(`(${cell('y')} + g.cell_m / 2)`)} as home_y_3035,
  ${unlessFew('g.age_band')} as age_band, ${unlessFew('g.gender')} as gender, (${unlessFew('g.education')})::integer as education`
