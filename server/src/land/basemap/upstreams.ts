import type { TileSchema, TilesOffer } from '@fieldfare/shared/publicConfig.ts'

/** A source of tiles, with what is known of it before it is asked. */
export interface UpstreamPlan {
  /** The name in folders and metrics: small letters. */
  name: string
  /** A TileJSON or, with {z}, the template of the tiles' addresses; or the path of a file. */
  address: string
  kind: 'list' | 'template' | 'file'
  /** True where its terms let devices take regions along: the setting BASE_MAP_OFFLINE says otherwise. */
  offline: boolean
  /** The offer to browsers until the upstream says something else. */
  known: (TilesOffer & { schema: TileSchema | null }) | null
}

const OSM = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
const WORLD = [-180, -85.0511, 180, 85.0511] as const

const BASE_MAPS: Record<string, UpstreamPlan> = {
  openfreemap: {
    name: 'openfreemap',
    address: 'https://tiles.openfreemap.org/planet',
    kind: 'list',
    // It limits neither requests nor what maps are used for.
    offline: true,
    known: {
      schema: 'openmaptiles',
      maxzoom: 14,
      bounds: WORLD,
      attribution: `<a href="https://openfreemap.org">OpenFreeMap</a> <a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ${OSM}`,
    },
  },
  versatiles: {
    name: 'versatiles',
    address: 'https://tiles.versatiles.org/tiles/osm/tiles.json',
    kind: 'list',
    offline: false,
    known: {
      schema: 'shortbread',
      maxzoom: 14,
      bounds: WORLD,
      attribution: `<a href="https://versatiles.org/">VersaTiles</a> ${OSM}`,
    },
  },
}

const AERIALS: Record<string, UpstreamPlan> = {
  pdok: {
    name: 'pdok',
    address: 'https://service.pdok.nl/hwh/luchtfotorgb/wmts/v1_0/Actueel_orthoHR/EPSG:3857/{z}/{x}/{y}.jpeg',
    kind: 'template',
    offline: false,
    known: {
      schema: null,
      maxzoom: 19,
      bounds: [3.0, 50.7, 7.3, 53.7],
      attribution:
        '<a href="https://www.beeldmateriaal.nl/">Beeldmateriaal.nl</a> / <a href="https://www.pdok.nl/">PDOK</a> (CC BY 4.0)',
    },
  },
  ign: {
    name: 'ign',
    address: 'https://data.geopf.fr/tms/1.0.0/ORTHOIMAGERY.ORTHOPHOTOS/{z}/{x}/{y}.jpeg',
    kind: 'template',
    offline: false,
    known: {
      schema: null,
      maxzoom: 19,
      bounds: [-5.3, 41.2, 9.7, 51.2],
      attribution: '<a href="https://geoservices.ign.fr/">IGN</a> (Licence Ouverte)',
    },
  },
  versatiles: {
    name: 'versatiles',
    address: 'https://tiles.versatiles.org/tiles/satellite/tiles.json',
    kind: 'list',
    offline: false,
    known: {
      schema: null,
      maxzoom: 17,
      bounds: WORLD,
      attribution: '<a href="https://versatiles.org/sources/">VersaTiles</a>',
    },
  },
}

/** The plan for the setting BASE_MAP; null when it is off. */
export const baseMapPlan = (setting: string): UpstreamPlan | null => planOf(setting, BASE_MAPS)

/** The plan for the setting AERIAL; null when it is off. */
export const aerialPlan = (setting: string): UpstreamPlan | null => planOf(setting, AERIALS)

function planOf(setting: string, named: Record<string, UpstreamPlan>): UpstreamPlan | null {
  if (setting === 'off') return null
  const known = Object.hasOwn(named, setting) ? named[setting] : undefined
  if (known) return known
  if (!/^https?:/.test(setting)) return { name: 'file', address: setting, kind: 'file', offline: true, known: null }
  const isTemplate = setting.includes('{z}')
  return {
    name: 'own',
    address: setting,
    kind: isTemplate ? 'template' : 'list',
    offline: false,
    known: isTemplate ? { schema: null, maxzoom: 19, bounds: WORLD, attribution: '' } : null,
  }
}
