declare module 'shpjs' {
  /** Returns the GeoJSON geometry of each record; null for a record without one. Throws if the data is not a `.shp` file. */
  export function parseShp(shp: ArrayBufferView): unknown[]
  /** Returns the rows of a dBase table, decoded in the code page that `cpg` names. */
  export function parseDbf(dbf: ArrayBufferView, cpg?: string): Record<string, unknown>[]
}
