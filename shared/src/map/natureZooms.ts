/** The zooms of the tiles of nature: closer, the detailed map has everything. */
export const NATURE_ZOOMS = { min: 6, max: 8 } as const
