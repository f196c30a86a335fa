import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import literata from '@fontsource/literata/files/literata-latin-400-italic.woff2?url'
import { MAP_FONT } from './fontNames.ts'

/** The URL of the font of numbers on the map, for styles that need the font's file. */
export const NUMBER_FONT_URL = figtree

const LATIN_EXTENDED = 'U+100-24F, U+1E00-1EFF, U+20A0-20CF'
const LATIN = 'U+0-FF, U+131, U+152-153, U+2B9-2DD, U+2000-206F, U+20AC, U+2122'

let loading: Promise<unknown> | undefined
let extending: Promise<unknown> | undefined

/**
 * Registers the fonts of map labels and waits until they have loaded. The map renders each glyph once, so a font that
 * loads later would not be used. If a font fails to load, the system's font is used.
 */
export async function loadMapFonts(): Promise<void> {
  const water = new FontFace(MAP_FONT.water, `url(${literata})`, { weight: '400', style: 'italic' })
  await (loading ??= load([...facesOf(figtree, LATIN), water]))
}

/** Loads the fonts for letters that western European languages do not use, as in 'Łódź'. For tiles with such names. */
export async function loadExtendedFonts(): Promise<void> {
  await (extending ??= load(facesOf(figtreeExtended, LATIN_EXTENDED)))
}

const facesOf = (url: string, unicodeRange: string): FontFace[] =>
  [MAP_FONT.place, MAP_FONT.town].map(
    (family) => new FontFace(family, `url(${url})`, { weight: '300 900', unicodeRange }),
  )

function load(faces: FontFace[]): Promise<unknown> {
  faces.forEach((face) => document.fonts.add(face))
  return Promise.allSettled(faces.map((face) => face.load()))
}
