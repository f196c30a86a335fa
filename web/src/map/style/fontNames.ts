/**
 * Names for `text-font`. Without a glyph server, MapLibre draws letters in the CSS font family of that name, and takes the
 * weight and slant from the last words of the name.
 */
export const MAP_FONT = {
  place: 'Fieldfare Place Medium',
  town: 'Fieldfare Town Semibold',
  water: 'Fieldfare Water Italic',
} as const
