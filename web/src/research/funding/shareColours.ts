import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import { COMMUNITY_STYLE, levelInk } from '@fieldfare/shared/map/levels.ts'
import { OBJECTIVES, type Objective } from '@fieldfare/shared/limits.ts'

/** Returns the colour of a place's share: the map colour of the area's level, or of communities. */
export function placeColour(place: Pick<FundablePlace, 'level'> | undefined): string {
  return place?.level ? levelInk(place.level).colour : `light-dark(${COMMUNITY_STYLE.light}, ${COMMUNITY_STYLE.dark})`
}

const GOALS = ['#17663a', '#0f7f8a', '#9a5b00', '#8c1d5c', '#52606d']
const GOALS_DARK = ['#9fdcae', '#7fd3dc', '#f0b860', '#e79cc4', '#b7c1c9']
export const goalColour = (objective: Objective): string => {
  const at = OBJECTIVES.indexOf(objective)
  return `light-dark(${GOALS[at] ?? '#52606d'}, ${GOALS_DARK[at] ?? '#b7c1c9'})`
}
