import type { Detent } from '../../platform/ui/overlay/sheetDrag.ts'
import type { MapInset, MapPick } from '../../map/view/mapProps.ts'

/** The kind of content beside the map. */
export type SideMode = 'overview' | 'chooser' | 'area' | 'community' | 'areas' | 'communities' | 'love'

interface Shown {
  areaId: string | null
  communityId: string | null
  list: 'areas' | 'communities' | null
  love: object | null
}

/** A press on the map takes precedence over the address. */
export function modeOf({ areaId, communityId, list, love }: Shown, pick: MapPick | null): SideMode {
  if (pick) return 'chooser'
  if (areaId) return 'area'
  return communityId ? 'community' : (list ?? (love ? 'love' : 'overview'))
}

/** Pixels around the search over the map, and its height in the size of type that the reader chose. */
const AROUND = 12
const SEARCH_REM = 3
const BOTTOM_BAR = 76
const PEEK = 132
/** The height of a low sheet that has the love map's years, in the size of type that the reader chose. */
const LOVE_PEEK_REM = 9.25

/**
 * The part of a phone's map that search and sheet cover. A full sheet hides all of it: then half a sheet counts.
 * @param rem the reader's size of type, in pixels
 */
export function insetOf(detent: Detent, screen: number, rem = 16, mode: SideMode = 'overview'): MapInset {
  const peek = mode === 'love' ? LOVE_PEEK_REM * rem : PEEK
  return {
    top: AROUND + SEARCH_REM * rem,
    bottom: detent === 'peek' ? peek : Math.max(peek, Math.round((screen - BOTTOM_BAR) * 0.44)),
  }
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
/** The text key of a small number, written out at the start of a sentence; null for others. */
export const smallNumber = (count: number): (typeof WORDS)[number] | null => WORDS[count - 2] ?? null
