import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

/** Matches letters in the font range `LATIN_EXTENDED` of `fonts.ts`. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/

/** Tells whether a tile of the bundled map has a town whose name, in any language, has letters beyond those of western Europe. */
export function hasExtendedNames(tile: ArrayBuffer): boolean {
  const towns = new VectorTile(new PbfReader(tile)).layers.town
  for (let i = 0; i < (towns?.length ?? 0); i++)
    if (Object.values(towns?.feature(i).properties ?? {}).some((value) => EXTENDED.test(String(value)))) return true
  return false
}
