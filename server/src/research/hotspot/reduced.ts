import {
  HOTSPOT_K,
  HOTSPOT_KM_STEP,
  HOTSPOT_PERCENT_STEP,
  type HotspotDistances,
  type HotspotResult,
  type HotspotRunView,
} from '@fieldfare/shared/hotspot.ts'
import { loveClass } from '@fieldfare/shared/loveMap.ts'

/** Returns a number of people as everyone may read it: at least so many, and 0 for fewer than HOTSPOT_K. */
export const peopleClass = (people: number): number => loveClass(people) ?? 0
const classOrNull = (people: number | null): number | null =>
  people === null || people < HOTSPOT_K ? null : loveClass(people)

/** Returns a result as everyone may read it: people as classes, without scores, means and what was left out by fewer than HOTSPOT_K. */
export const reducedResult = (result: HotspotResult): HotspotResult => ({
  ...result,
  respondents: peopleClass(result.respondents),
  areas: peopleClass(result.areas),
  visited: result.shown,
  dropped: {
    large: peopleClass(result.dropped.large),
    same: peopleClass(result.dropped.same),
    outside: peopleClass(result.dropped.outside),
  },
  inputSha256: null,
  cellsSha256: null,
  mean: null,
  deviation: null,
  distances: result.distances && reducedDistances(result.distances),
  hotspots: result.hotspots.map((one) => ({
    ...one,
    respondents: peopleClass(one.respondents),
    peakZ: null,
    distances: one.distances && reducedDistances({ ...one.distances, medianKm: roughKm(one.distances.medianKm) }),
  })),
})

/** Returns a distance as everyone may read it of few people: the nearest step, at least one. */
const roughKm = (km: number | null): number | null =>
  km === null ? null : Math.max(1, Math.round(km / HOTSPOT_KM_STEP)) * HOTSPOT_KM_STEP

const reducedDistances = ({ people, bands, fans, medianKm, beyondPercent }: HotspotDistances): HotspotDistances => ({
  medianKm,
  beyondPercent:
    beyondPercent === null ? null : Math.round(beyondPercent / HOTSPOT_PERCENT_STEP) * HOTSPOT_PERCENT_STEP,
  people: classOrNull(people),
  bands: bands.map(classOrNull),
  fans: fans.map(classOrNull),
})

export const reducedView = (view: HotspotRunView): HotspotRunView => ({
  ...view,
  reduced: true,
  result: view.result && reducedResult(view.result),
})
