/** A coordinate reference system in which features are read. */
export interface Crs {
  uri: string
  /** Its number in the database. */
  srid: number
  /** True if its first axis is north, as the register of EPSG has it. */
  northFirst: boolean
  /** Decimals of coordinates: about a centimetre. */
  digits: number
}

const epsg = (srid: number, northFirst: boolean, digits: number): Crs => ({
  uri: `http://www.opengis.net/def/crs/EPSG/0/${srid}`,
  srid,
  northFirst,
  digits,
})

/** Longitude and latitude, in which GeoJSON is without another one. */
export const CRS84: Crs = {
  uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  srid: 4326,
  northFirst: false,
  digits: 7,
}

/** The map on screens, and the tiles of vectors. */
export const WEB_MERCATOR = epsg(3857, false, 2)

/** Degrees, the map on screens, the grid of European statistics, and the Dutch national grid. */
export const ALL_CRS: readonly Crs[] = [
  CRS84,
  epsg(4326, true, 7),
  WEB_MERCATOR,
  epsg(3035, true, 2),
  epsg(28992, false, 2),
]
