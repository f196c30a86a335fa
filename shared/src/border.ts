import type { AreaShape } from './geo/geometry.ts'

/** Kinds of borders on the detailed map. Registers name kinds of their own. */
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

/** Languages that names of places come in, as maps write them. */
export const NAME_LANGUAGES = ['en', 'nl', 'de', 'fr'] as const
export type NameLanguage = (typeof NAME_LANGUAGES)[number]

/** A border that lies over a point, of a register or of the detailed map, as a shape to start from. */
export interface BorderView {
  id: string
  /** The local name; empty for what has no name. */
  name: string
  /** The names in other languages, where they are known. */
  names?: Partial<Record<NameLanguage, string>>
  /** The register's word for such land, such as `natura2000`; of the map a `MapBorderKind`. */
  kind: string
  /** The source: the register, or OpenStreetMap. */
  source: string
  licence: string
  /** The day that the register is of, or that the map was read, as 2026-11-22. */
  dated: string
  hectares: number
  /** The shape, with at most VERTICES_MAX vertices. */
  shape: AreaShape
  /** The border had more vertices. */
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
