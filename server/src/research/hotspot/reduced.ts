import { HOTSPOT_K, type HotspotDistances, type HotspotResult, type HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import { loveClass } from '@fieldfare/shared/loveMap.ts'

/** The step of a percentage that everyone reads: one person more is hardly ever the next one. */
const PERCENT_STEP = 5

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
  hotspots: result.hotspots.map((one) => ({ ...one, respondents: peopleClass(one.respondents), peakZ: null })),
})

const reducedDistances = ({ people, bands, fans, medianKm, beyondPercent }: HotspotDistances): HotspotDistances => ({
  medianKm,
  beyondPercent: beyondPercent === null ? null : Math.round(beyondPercent / PERCENT_STEP) * PERCENT_STEP,
  people: classOrNull(people),
  bands: bands.map(classOrNull),
  fans: fans.map(classOrNull),
})

export const reducedView = (view: HotspotRunView): HotspotRunView => ({
  ...view,
  reduced: true,
  result: view.result && reducedResult(view.result),
})
