/** A coordinate reference system in which features can be requested. */
export interface Crs {
  uri: string
  /** The system's number in PostGIS. */
  srid: number
  /** True if the system's first axis is north, according to the EPSG register. */
  northFirst: boolean
  /** The decimals of coordinates: a precision of about a centimetre. */
  digits: number
}

const epsg = (srid: number, northFirst: boolean, digits: number): Crs => ({
  uri: `http://www.opengis.net/def/crs/EPSG/0/${srid}`,
  srid,
  northFirst,
  digits,
})

/** Longitude and latitude, GeoJSON's system if no other is requested. */
export const CRS84: Crs = {
  uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  srid: 4326,
  northFirst: false,
  digits: 7,
}

/** The system of maps on screens, and of vector tiles. */
export const WEB_MERCATOR = epsg(3857, false, 2)

/** All supported systems: degrees in both orders of axes, maps on screens, the grid of European statistics, and the Dutch national grid. */
export const ALL_CRS: readonly Crs[] = [
  CRS84,
  epsg(4326, true, 7),
  WEB_MERCATOR,
  epsg(3035, true, 2),
  epsg(28992, false, 2),
]
