import type { Detent } from '../ui/overlay/sheetDrag.ts'
import type { MapInset, MapPick } from '../map/view/mapProps.ts'

/** What stands beside the map. */
export type SideMode = 'overview' | 'chooser' | 'area' | 'community' | 'areas' | 'communities'

interface Shown {
  areaId: string | null
  communityId: string | null
  list: 'areas' | 'communities' | null
}

/** A press on the map goes before what the address says. */
export function modeOf({ areaId, communityId, list }: Shown, pick: MapPick | null): SideMode {
  if (pick) return 'chooser'
  if (areaId) return 'area'
  return communityId ? 'community' : (list ?? 'overview')
}

/** The search over the map, and a little air. */
const TOP = 60
const BOTTOM_BAR = 76
const PEEK = 132

/** What search and sheet cover of a phone's map. A full sheet hides it all: then what shows at half counts. */
export function insetOf(detent: Detent, screen: number): MapInset {
  return { top: TOP, bottom: detent === 'peek' ? PEEK : Math.max(PEEK, Math.round((screen - BOTTOM_BAR) * 0.44)) }
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
/** The name of a small number, which is a word at the start of a sentence; null for others. */
export const smallNumber = (count: number): (typeof WORDS)[number] | null => WORDS[count - 2] ?? null
