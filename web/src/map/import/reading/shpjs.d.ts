declare module 'shpjs' {
  /** GeoJSON geometries by record; null where a record has none. Throws for what is no shapefile. */
  export function parseShp(shp: ArrayBufferView): unknown[]
  /** Rows of a dBase table, read in the code page that `cpg` names. */
  export function parseDbf(dbf: ArrayBufferView, cpg?: string): Record<string, unknown>[]
}
