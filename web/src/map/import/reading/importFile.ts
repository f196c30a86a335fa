import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'

/** Larger files are refused before they are read: shapes of a municipality are a tenth of it, and a phone has room for it. */
export const FILE_BYTES_MAX = 50 * 1024 * 1024
/** Bytes that a zipped file may have unpacked. Text compresses to a tenth; a hundredth is a bomb. */
export const UNPACKED_BYTES_MAX = 300 * 1024 * 1024
/** The most files in a zip: a shapefile has seven, a KMZ its pictures. */
export const ENTRIES_MAX = 2000
/** The most features of a file: all parcels of a province. */
export const FEATURES_MAX = 200_000
/** The most shapes that are taken at once: each becomes an area of its own, saved one after another. */
export const CHOSEN_MAX = 100
/** The most refused features that are named; the others are counted. */
export const REFUSED_NAMED = 20
/** Rows of the list that one answer has. */
export const ROWS_MAX = 100

export type FileFormat = 'geojson' | 'kml' | 'kmz' | 'gpx' | 'shapefile' | 'geopackage'

/** Reasons for refusing a file as a whole. Each is a text: `fromFile.error.<key>`. */
export type FileFault =
  | 'tooLarge'
  | 'empty'
  | 'unknownFormat'
  | 'json'
  | 'noGeoJson'
  | 'topoJson'
  | 'xml'
  | 'entities'
  | 'networkLink'
  | 'zip'
  | 'zipEmpty'
  | 'zipBomb'
  | 'zipEncrypted'
  | 'shapefileParts'
  | 'shapefile'
  | 'geopackage'
  | 'geopackageEmpty'
  | 'noWasm'
  | 'tooManyFeatures'
  | 'noShapes'
  | 'projection'
  | 'tooSlow'
  | 'broken'

/** A file that cannot be read. `params` fill the text in. */
export class FileRefusal extends Error {
  readonly fault: FileFault
  readonly params: Record<string, number | string>
  constructor(fault: FileFault, params: Record<string, number | string> = {}) {
    super(fault)
    this.fault = fault
    this.params = params
  }
}

/** The place of a fault in the file: a line of text, or the number of the feature, counted from 1. */
export type Where = { line: number } | { feature: number }

/** Coordinates as the file has them: x and y, then what is left out. */
export type RawPosition = readonly number[]
export type RawGeometry =
  | { type: 'polygon'; rings: readonly (readonly RawPosition[])[] }
  | { type: 'line'; points: readonly RawPosition[]; track: boolean }
  | { type: 'point' }

export interface RawFeature {
  /** The name; empty where the file has none. */
  name: string
  where: Where
  geometries: RawGeometry[]
}

/** The content of a file, as a reader takes it out. */
export interface RawFile {
  format: FileFormat
  features: RawFeature[]
  /** The projection that the file names: a code such as `EPSG:28992`, or WKT. Null: none. */
  projection: { code?: string; wkt?: string } | null
  /** True if the format names longitude and latitude, so that they cannot be swapped. */
  named?: boolean
}

/** A person's corrections of what was guessed. */
export interface ReadOptions {
  /** The projection that was chosen from the list, by its code. */
  projection?: string
  /** The order of the two coordinates; guessed without this. */
  order?: 'file' | 'swapped'
}

/** Changes to a shape so that it could be kept. Each is a text: `fromFile.note.<key>`. */
export type ShapeNote = 'closedLine' | 'closedTrack' | 'simplified' | 'repaired'
/** Reasons for refusing one feature. Each is a text: `fromFile.refused.<key>`. */
export type FeatureFault = 'open' | 'points' | 'nothing' | 'range' | 'small' | 'wide' | 'zigzag' | 'broken'

export interface RefusedFeature {
  name: string
  where: Where
  fault: FeatureFault
}

/** Facts about a file that was read. */
export interface FileReport {
  format: FileFormat
  /** Shapes that can be chosen. */
  total: number
  refused: RefusedFeature[]
  refusedCount: number
  /** True if the coordinates were the other way round and have been swapped. */
  swapped: boolean
  /** True if the order may be changed, since the format does not name its coordinates. */
  swappable: boolean
  /** The name of the projection that was used; null for WGS 84 where the file says nothing else. */
  projection: string | null
  /** True if the file names no projection and WGS 84 fits. */
  assumed: boolean
  /** The projection gives no shift of its own between its datum and WGS 84: places may be up to 200 m off. */
  unshifted: boolean
  /** West, south, east, north of all shapes in degrees. */
  box: Box
}

/** The coordinates fit no projection that the file names: the person chooses one. */
export interface ProjectionWanted {
  wanted: true
  /** Codes of the projections that put the file into their area of use, best first. */
  likely: string[]
  /** The first coordinates of the file, to recognise them by. */
  sample: [number, number]
}

export type Box = readonly [west: number, south: number, east: number, north: number]

/** A shape in the list. */
export interface ShapeRow {
  /** Its place among all shapes of the file. */
  index: number
  /** The name of the shape; empty where the file has none. */
  name: string
  /** Its number in the file, counted from 1, or its line. */
  where: Where
  m2: number
  corners: number
  notes: ShapeNote[]
  box: Box
  /** The shape in few corners, to be shown on the map. */
  outline: AreaShape
}

/** A chosen shape with all its corners. */
export interface TakenShape {
  index: number
  name: string
  m2: number
  geometry: AreaShape
}

/** Selects the shapes that the list shows. */
export interface RowQuery {
  /** Words that the name contains. */
  search?: string
  /** Only shapes that touch this part of the map. */
  within?: Box
  from: number
}
