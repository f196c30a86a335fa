import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import { COMMUNITY_STYLE, LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import { OBJECTIVES, type Objective } from '@fieldfare/shared/limits.ts'

/** The colour of a place's share: that of its level on the map, or of communities. */
export function placeColour(place: Pick<FundablePlace, 'level'> | undefined): string {
  const { light, dark } = place?.level ? LEVEL_STYLE[place.level] : COMMUNITY_STYLE
  return `light-dark(${light}, ${dark})`
}

const GOALS = ['#17663a', '#0f7f8a', '#9a5b00', '#8c1d5c', '#52606d']
const GOALS_DARK = ['#9fdcae', '#7fd3dc', '#f0b860', '#e79cc4', '#b7c1c9']
export const goalColour = (objective: Objective): string => {
  const at = OBJECTIVES.indexOf(objective)
  return `light-dark(${GOALS[at] ?? '#52606d'}, ${GOALS_DARK[at] ?? '#b7c1c9'})`
}
