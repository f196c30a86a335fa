import { type MapBorderKind, NAME_LANGUAGES, type NameLanguage } from './border.ts'
import type { TileSchema } from './publicConfig.ts'

/** Properties of a feature in a vector tile. */
export type Properties = Readonly<Record<string, unknown>>
/** Names of a place by language; `local` is the name in the language spoken there. */
export type Names = Partial<Record<NameLanguage | 'local', string>>

/** The layers of a tile schema that hold borders from which people would start a shape. */
export interface SchemaOfBorders {
  /** Layers with polygons, each with a function that returns the kind of a feature; null if the feature is not offered. */
  layers: Readonly<Record<string, (properties: Properties) => MapBorderKind | null>>
  /** Layers of points that carry the polygons' names: a point has the id of its polygon, or lies `inside` the polygon. */
  labels: Readonly<Record<string, { inside: boolean }>>
}

/** Kinds of plants, ground and land use, by the OpenStreetMap tags that all tile schemas keep. */
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
/** The kinds of standing water. Rivers, canals and seas are left out: they end too far away. */
const LAKES = new Set(['lake', 'pond', 'reservoir', 'basin', 'water', 'oxbow', 'lagoon'])

const ground = (value: unknown): MapBorderKind | null =>
  typeof value === 'string' && Object.hasOwn(GROUNDS, value) ? (GROUNDS[value] ?? null) : null
const lake = (value: unknown): MapBorderKind | null => (typeof value === 'string' && LAKES.has(value) ? 'lake' : null)

/** Returns the kind of a feature by its finer class if GROUNDS has that class, else by its coarser class. */
const ofLandcover = ({ class: coarse, subclass }: Properties) => ground(subclass) ?? ground(coarse)
/** Returns the kind of a park. All other classes are titles in countries' laws, too many to list; each is for protected land. */
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

/** Reads the names in a feature's properties, in the spellings of the three schemas; null if there are none. */
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
