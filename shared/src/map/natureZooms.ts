/** The zooms of the tiles with nature for far views: on closer views the detailed map has all of it. */
export const NATURE_ZOOMS = { min: 6, max: 8 } as const
