import type { AreaShape } from './geo/geometry.ts'

/** Kinds of borders on the detailed map. Registers of borders have other names for their kinds. */
export const MAP_BORDER_KINDS = [
  'nationalPark',
  'reserve',
  'park',
  'wood',
  'heath',
  'scrub',
  'grassland',
  'meadow',
  'wetland',
  'bog',
  'marsh',
  'beach',
  'dune',
  'sand',
  'rock',
  'glacier',
  'orchard',
  'vineyard',
  'allotments',
  'field',
  'lake',
] as const
export type MapBorderKind = (typeof MAP_BORDER_KINDS)[number]

/** Languages of place names, by the codes in map data. */
export const NAME_LANGUAGES = ['en', 'nl', 'de', 'fr'] as const
export type NameLanguage = (typeof NAME_LANGUAGES)[number]

/** A border around a point, from a register or the detailed map, as a shape that people can start from. */
export interface BorderView {
  id: string
  /** The local name; empty if there is none. */
  name: string
  /** The names in other languages, where they are known. */
  names?: Partial<Record<NameLanguage, string>>
  /** For a register, its own name for such land, such as `natura2000`; for the map, a `MapBorderKind`. */
  kind: string
  /** The source: the register, or OpenStreetMap. */
  source: string
  licence: string
  /** The date of the register's data, or the day on which the map was read, such as 2026-11-22. */
  dated: string
  hectares: number
  /** The shape, with at most VERTICES_MAX vertices. */
  shape: AreaShape
  /** True if the border had more vertices, of which some were left out. */
  simplified: boolean
}
export interface Borders {
  borders: BorderView[]
  /** The borders of the map are not ready yet: ask again in a moment. */
  pending?: true
}

export const OSM_SOURCE = 'OpenStreetMap'
export const OSM_LICENCE = 'ODbL 1.0'

export const isMapBorderKind = (kind: string): kind is MapBorderKind => MAP_BORDER_KINDS.some((one) => one === kind)
