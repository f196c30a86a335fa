/**
 * Names for `text-font`. Without a glyph server MapLibre draws letters with the CSS family of that name, and takes the
 * weight and slant from the words at its end.
 */
export const MAP_FONT = {
  place: 'Fieldfare Place Medium',
  town: 'Fieldfare Town Semibold',
  water: 'Fieldfare Water Italic',
} as const
