import { type MapBorderKind, NAME_LANGUAGES, type NameLanguage } from './border.ts'
import type { TileSchema } from './publicConfig.ts'

/** Properties of a feature as tiles have them. */
export type Properties = Readonly<Record<string, unknown>>
/** `local` is the name that is written where the place lies. */
export type Names = Partial<Record<NameLanguage | 'local', string>>

/** The places in a schema of borders that people would start from. */
export interface SchemaOfBorders {
  /** Layers with polygons, and what one of their features is; null for what is not offered. */
  layers: Readonly<Record<string, (properties: Properties) => MapBorderKind | null>>
  /** Layers whose points have names of polygons: by the same id, or `inside` the polygon. */
  labels: Readonly<Record<string, { inside: boolean }>>
}

/** Plants, ground and use, by the tags of OpenStreetMap that all schemas pass on. */
const GROUNDS: Readonly<Record<string, MapBorderKind>> = {
  wood: 'wood',
  forest: 'wood',
  heath: 'heath',
  scrub: 'scrub',
  grass: 'grassland',
  grassland: 'grassland',
  fell: 'grassland',
  tundra: 'grassland',
  meadow: 'meadow',
  wet_meadow: 'meadow',
  wetland: 'wetland',
  swamp: 'wetland',
  mangrove: 'wetland',
  bog: 'bog',
  string_bog: 'bog',
  marsh: 'marsh',
  reedbed: 'marsh',
  saltmarsh: 'marsh',
  beach: 'beach',
  dune: 'dune',
  sand: 'sand',
  rock: 'rock',
  bare_rock: 'rock',
  scree: 'rock',
  shingle: 'rock',
  ice: 'glacier',
  glacier: 'glacier',
  orchard: 'orchard',
  vineyard: 'vineyard',
  allotments: 'allotments',
  farmland: 'field',
  farm: 'field',
  park: 'park',
  village_green: 'park',
  recreation_ground: 'park',
  garden: 'park',
  nature_reserve: 'reserve',
  national_park: 'nationalPark',
  protected_area: 'reserve',
}
/** The kinds of standing water. Rivers, canals and seas end too far away. */
const LAKES = new Set(['lake', 'pond', 'reservoir', 'basin', 'water', 'oxbow', 'lagoon'])

const ground = (value: unknown): MapBorderKind | null =>
  typeof value === 'string' && Object.hasOwn(GROUNDS, value) ? (GROUNDS[value] ?? null) : null
const lake = (value: unknown): MapBorderKind | null => (typeof value === 'string' && LAKES.has(value) ? 'lake' : null)

/** Returns the finer class if it is known here, else the coarser one. */
const ofLandcover = ({ class: coarse, subclass }: Properties) => ground(subclass) ?? ground(coarse)
/** The classes of reserves are titles in their own country's law: too many to list, all of them protected. */
const ofPark = ({ class: title }: Properties): MapBorderKind =>
  title === 'national_park' ? 'nationalPark' : title === 'park' ? 'park' : 'reserve'

/** Source: the layers' own documentation (OpenMapTiles 3.16, Shortbread 1.0, Protomaps basemap 4). */
export const BORDER_SCHEMAS: Readonly<Record<TileSchema, SchemaOfBorders>> = {
  openmaptiles: {
    layers: { park: ofPark, landcover: ofLandcover, water: (properties) => lake(properties.class) },
    labels: { park: { inside: false }, water_name: { inside: true } },
  },
  shortbread: {
    layers: { land: ({ kind }) => ground(kind), water_polygons: ({ kind }) => lake(kind) },
    labels: { water_polygons_labels: { inside: true } },
  },
  protomaps: {
    layers: { landuse: ({ kind }) => ground(kind), water: ({ kind }) => lake(kind) },
    labels: { water: { inside: true } },
  },
}

const NAME_MAX = 200
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, NAME_MAX) || undefined
    : undefined

/** The names that properties say, in the spellings of the three schemas; null where there is none. */
export function namesIn(properties: Properties): Names | null {
  const names: Names = {}
  const local = textIn(properties['name']) ?? textIn(properties['name:latin'])
  if (local) names.local = local
  for (const language of NAME_LANGUAGES) {
    const name = textIn(properties[`name:${language}`]) ?? textIn(properties[`name_${language}`])
    if (name) names[language] = name
  }
  return Object.keys(names).length > 0 ? names : null
}
