import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import literata from '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2?url'
import { MAP_FONT } from './fontNames.ts'

/** The font of numbers on the map, for styles that name it by its file. */
export const NUMBER_FONT_URL = figtree

const LATIN_EXTENDED = 'U+100-24F, U+1E00-1EFF, U+20A0-20CF'
const LATIN = 'U+0-FF, U+131, U+152-153, U+2B9-2DD, U+2000-206F, U+20AC, U+2122'

let loading: Promise<void> | undefined
/**
 * Registers the fonts of map labels and waits for them. The map renders each glyph once, so a font that
 * arrives later would not be used. If a font fails, the system's font is used.
 */
export function loadMapFonts(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  const upright = { weight: '300 900' }
  const faces = [MAP_FONT.place, MAP_FONT.town].flatMap((family) => [
    new FontFace(family, `url(${figtree})`, { ...upright, unicodeRange: LATIN }),
    new FontFace(family, `url(${figtreeExtended})`, { ...upright, unicodeRange: LATIN_EXTENDED }),
  ])
  faces.push(new FontFace(MAP_FONT.water, `url(${literata})`, { weight: '200 900', style: 'italic' }))
  faces.forEach((face) => document.fonts.add(face))
  await Promise.allSettled(faces.map((face) => face.load()))
}
