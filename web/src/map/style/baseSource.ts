export const BASE_SOURCE = 'base'
/** The URL scheme of the bundled tiles: `basemap://z/x/y`. */
export const BASE_PROTOCOL = 'basemap'

/** The credits of the bundled map. */
export const BASE_CREDITS =
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>, <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0)'
