import type { TileSchema, TilesOffer } from '@fieldfare/shared/publicConfig.ts'

/** A source of tiles, with the facts known before the first request. */
export interface UpstreamPlan {
  /** The name of the upstream in folders of the cache, in small letters. */
  name: string
  /** The URL of a TileJSON or, with {z}, the template of the tiles' URLs; or the path of a file. */
  address: string
  kind: 'list' | 'template' | 'file'
  /** True if the terms of the upstream let devices keep regions of the map offline; the setting BASE_MAP_OFFLINE overrides this. */
  offline: boolean
  /** The facts about the tiles for browsers until the upstream has sent its own. */
  known: (TilesOffer & { schema: TileSchema | null }) | null
}

const OSM = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
const WORLD = [-180, -85.0511, 180, 85.0511] as const

const BASE_MAPS: Record<string, UpstreamPlan> = {
  openfreemap: {
    name: 'openfreemap',
    address: 'https://tiles.openfreemap.org/planet',
    kind: 'list',
    // OpenFreeMap limits neither the number of requests nor the use of its maps.
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

/** The source of tiles for the setting BASE_MAP; null if the setting is off. */
export const baseMapPlan = (setting: string): UpstreamPlan | null => planOf(setting, BASE_MAPS)

/** The source of tiles for the setting AERIAL; null if the setting is off. */
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
