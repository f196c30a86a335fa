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

/** Returns the kind of content to show beside the map. A pick on the map takes precedence over the URL. */
export function modeOf({ areaId, communityId, list, love }: Shown, pick: MapPick | null): SideMode {
  if (pick) return 'chooser'
  if (areaId) return 'area'
  return communityId ? 'community' : (list ?? (love ? 'love' : 'overview'))
}

/** Pixels around the search field over the map, and the height of the field in rem. */
const AROUND = 12
const SEARCH_REM = 3
const BOTTOM_BAR = 76
const PEEK = 132
/** The height in rem of a low sheet with the love map's years. */
const LOVE_PEEK_REM = 9.25

/**
 * Returns the pixels of a phone's map that the search and the sheet cover. A full sheet, which would cover the whole map, counts as half.
 * @param rem the reader's text size, in pixels
 */
export function insetOf(detent: Detent, screen: number, rem = 16, mode: SideMode = 'overview'): MapInset {
  const peek = mode === 'love' ? LOVE_PEEK_REM * rem : PEEK
  return {
    top: AROUND + SEARCH_REM * rem,
    bottom: detent === 'peek' ? peek : Math.max(peek, Math.round((screen - BOTTOM_BAR) * 0.44)),
  }
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
/** Returns the text key of a number from two to nine as a word, for the start of a sentence; null for other numbers. */
export const smallNumber = (count: number): (typeof WORDS)[number] | null => WORDS[count - 2] ?? null
