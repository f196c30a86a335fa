import { z } from 'zod'
import { GROUP_MIN } from './research.ts'
import { Id, PageInput } from './schemas.ts'

/** The version of the method, which changes whenever the same input would give another result. */
export const HOTSPOT_METHOD = 'GMH-1'
export const HOTSPOT_LEVELS = ['neighborhood', 'living area', 'country'] as const
export type HotspotLevel = (typeof HOTSPOT_LEVELS)[number]

/** The sizes of cells, as sides in metres, that can be chosen for each level; the first is the default. */
export const HOTSPOT_CELLS: Readonly<Record<HotspotLevel, readonly number[]>> = {
  neighborhood: [1000, 100],
  'living area': [10_000],
  country: [100_000],
}
/** The side in metres of small cells, which are allowed only with enough people per cell. */
export const HOTSPOT_FINE_M = 100
/** The largest areas of a level that count, in square kilometres. */
export const HOTSPOT_CAP_KM2: Readonly<Record<HotspotLevel, number>> = {
  neighborhood: 50,
  'living area': 3000,
  country: 1_500_000,
}
/** The fewest cells, and the fewest people, for which scores are computed. */
export const HOTSPOT_CELLS_MIN = 30
export const HOTSPOT_PEOPLE_MIN = 30
/** The most cells of a run, since each cell is a row that stays in the database. */
export const HOTSPOT_CELLS_MOST = 100_000
/** Days before a run of the same level and study area may be published again. */
export const HOTSPOT_DAYS = 7
/** The upper ends, in kilometres, of the bands of distances from home; beyond them is one more band, without an end. */
export const HOTSPOT_BANDS_KM = [5, 10, 20, 50, 100] as const
/** People who live nearer than the first are local, nearer than the second regional, all others distant. */
export const HOTSPOT_FANS_KM = [20, 100] as const
export { GROUP_MIN as HOTSPOT_K }
/** The step to which a public percentage is rounded: one person more hardly ever changes the rounded value. */
export const HOTSPOT_PERCENT_STEP = 5
/** The step in kilometres of a hotspot's public median distance: of five people, the exact median is the distance of one of them. */
export const HOTSPOT_KM_STEP = 5

export const HOTSPOT_STATES = ['waiting', 'reading', 'counting', 'done', 'failed'] as const
export type HotspotState = (typeof HOTSPOT_STATES)[number]
export const isHotspotUnderWay = (state: HotspotState): boolean => ['waiting', 'reading', 'counting'].includes(state)

const Longitude = z.number().min(-180).max(180)
const Latitude = z.number().min(-85).max(85)
/** West, south, east, north in degrees. */
export const HotspotBox = z.tuple([Longitude, Latitude, Longitude, Latitude])
export type HotspotBox = z.output<typeof HotspotBox>

/** The countries that can be a study area, by ISO 3166: those that have a shape (`npm run countries`). */
export const HOTSPOT_COUNTRIES: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE ZA ZM ZW'.split(
    ' ',
  )
/** ISO 3166, such as NL. */
const CountryCode = z.string().regex(/^[A-Z]{2}$/)

/** Begins a run. The client makes `id`, so that a retry returns the same run. The study area is a community, a country or a box. */
export const StartHotspot = z.strictObject({
  id: Id,
  level: z.enum(HOTSPOT_LEVELS),
  cellMetres: z.number().int(),
  communityId: Id.nullable().default(null),
  country: CountryCode.nullable().default(null),
  box: HotspotBox.nullable().default(null),
})
export const HotspotId = z.strictObject({ id: Id })
/** Asks for the list of runs. With `published`, even admins get only what everyone may read. */
export const HotspotList = z.strictObject({ ...PageInput, published: z.boolean().default(false) })

/** The number of areas that were left out, by the reason: larger than the cap, a shape that the same person drew before, or in no cell. */
export interface HotspotDropped {
  large: number
  same: number
  outside: number
}

/** The reason why a run has counts and no scores: too few cells or people, small cells of too few people, or equal counts in all cells. */
export type HotspotUnscored = 'cells' | 'people' | 'fine' | 'equal'

/** Distances between people's homes and a place; a number of people is null if it is too low to show. */
export interface HotspotDistances {
  people: number | null
  medianKm: number | null
  /** The percentage of people whose distance is at least the first of HOTSPOT_FANS_KM. */
  beyondPercent: number | null
  bands: (number | null)[]
  fans: (number | null)[]
}

/** A set of cells that touch, each with more people than chance explains, at 95 percent confidence or more. */
export interface Hotspot {
  rank: number
  respondents: number
  cells: number
  /** Null in a reduced run, where a score would give away, with the numbers around it, the numbers that are left out. */
  peakZ: number | null
  peak: string
  bin: number
  /** The middle of the hotspot's highest cell in degrees, and the hotspot's extent. */
  at: [longitude: number, latitude: number]
  box: HotspotBox
  /** Distances from homes to the middle of the highest cell; null if fewer than HOTSPOT_K of the hotspot's people have saved a home. */
  distances: HotspotDistances | null
}

export interface HotspotResult {
  epsg: number
  /** All cells of the study area, and those with people in them. */
  cells: number
  visited: number
  /** Cells of at least HOTSPOT_K people. */
  shown: number
  respondents: number
  areas: number
  dropped: HotspotDropped
  unscored: HotspotUnscored | null
  mean: number | null
  deviation: number | null
  distances: HotspotDistances | null
  hotspots: Hotspot[]
  /** SHA-256 of the run's input, and of its cells. Null where the run is reduced: these hashes could confirm a guess. */
  inputSha256: string | null
  cellsSha256: string | null
  /** The extent of the study area in degrees. */
  box: HotspotBox
}

export interface HotspotRunView {
  id: string
  number: number
  method: string
  codeVersion: string
  state: HotspotState
  progress: number
  level: HotspotLevel
  cellMetres: number
  /** The name of the study area: a community's title at the time of the run, a country's English name, or null for a box. */
  place: string | null
  communityId: string | null
  /** ISO 3166. */
  country: string | null
  box: HotspotBox | null
  snapshotAt: string | null
  createdAt: string
  publishedAt: string | null
  /** True if the reader gets the public version: classes of at least five people, no scores. */
  reduced: boolean
  result: HotspotResult | null
}

export const HOTSPOT_FILES = ['cells.csv', 'hotspots.csv', 'run.json', 'cells.gpkg', 'cells.geojson'] as const
export type HotspotFile = (typeof HOTSPOT_FILES)[number]
export const hotspotFilePath = (id: string, file: HotspotFile): string => `/api/hotspots/${id}/${file}`

/** A cell as the map reads it. If the run is reduced, `people` is the lower bound of a class. */
export interface HotspotCell {
  code: string
  people: number
  bin: number
  /** The rank of the hotspot that the cell belongs to; null if it belongs to none. */
  hotspot: number | null
}
