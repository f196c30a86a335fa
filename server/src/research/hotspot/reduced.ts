import {
  HOTSPOT_K,
  HOTSPOT_KM_STEP,
  HOTSPOT_PERCENT_STEP,
  type HotspotDistances,
  type HotspotResult,
  type HotspotRunView,
} from '@fieldfare/shared/hotspot.ts'
import { loveClass } from '@fieldfare/shared/loveMap.ts'

/** Rounds a number of people down to its public class, such as 'at least 50'; 0 for fewer than HOTSPOT_K. */
export const peopleClass = (people: number): number => loveClass(people) ?? 0
const classOrNull = (people: number | null): number | null =>
  people === null || people < HOTSPOT_K ? null : loveClass(people)

/** Returns the public form of a result: people as classes (0 below HOTSPOT_K), without hashes, scores, mean and deviation. */
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

/** Rounds a distance to the nearest multiple of HOTSPOT_KM_STEP, at least one step, for the public form of a hotspot. */
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
