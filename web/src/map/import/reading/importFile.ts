import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'

/** Bytes of the largest file: larger files are refused before reading. A municipality needs a tenth; a phone has memory for this much. */
export const FILE_BYTES_MAX = 50 * 1024 * 1024
/** The most bytes of a zip's files when unpacked. Text compresses to a tenth; a zip that compresses to a hundredth is a zip bomb. */
export const UNPACKED_BYTES_MAX = 300 * 1024 * 1024
/** The most files in a zip: a shapefile consists of up to seven, and a KMZ contains pictures too. */
export const ENTRIES_MAX = 2000
/** The most features of a file: about as many as a province has parcels. */
export const FEATURES_MAX = 200_000
/** The most shapes that a person can choose at once: each becomes a separate area, saved one after another. */
export const CHOSEN_MAX = 100
/** The most refused features that a report lists; the rest are only counted. */
export const REFUSED_NAMED = 20
/** The most rows of the list that the worker returns at once. */
export const ROWS_MAX = 100

export type FileFormat = 'geojson' | 'kml' | 'kmz' | 'gpx' | 'shapefile' | 'geopackage'

/** Reasons for refusing a whole file. Each has a message: `fromFile.error.<key>`. */
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

/** The error for a file that cannot be read. `params` are the parameters of its message. */
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

/** Coordinates as stored in the file: x and y, then values that are ignored, such as the height. */
export type RawPosition = readonly number[]
export type RawGeometry =
  | { type: 'polygon'; rings: readonly (readonly RawPosition[])[] }
  | { type: 'line'; points: readonly RawPosition[]; track: boolean }
  | { type: 'point' }

export interface RawFeature {
  /** The name of the feature; empty if the file gives none. */
  name: string
  where: Where
  geometries: RawGeometry[]
}

/** The content of a file, as the reader of its format returns it. */
export interface RawFile {
  format: FileFormat
  features: RawFeature[]
  /** The projection that the file names: a code such as `EPSG:28992`, or WKT; null if the file names none. */
  projection: { code?: string; wkt?: string } | null
  /** True if the format itself labels longitude and latitude, so that their order is certain. */
  named?: boolean
}

/** The person's corrections of the guessed projection and order of coordinates. */
export interface ReadOptions {
  /** The code of the projection that the person chose from the list. */
  projection?: string
  /** The order of the two coordinates: as in the file, or swapped; guessed if missing. */
  order?: 'file' | 'swapped'
}

/** Changes made to a shape to make it valid. Each has a message: `fromFile.note.<key>`. */
export type ShapeNote = 'closedLine' | 'closedTrack' | 'simplified' | 'repaired'
/** Reasons for refusing one feature. Each has a message: `fromFile.refused.<key>`. */
export type FeatureFault = 'open' | 'points' | 'nothing' | 'range' | 'small' | 'wide' | 'zigzag' | 'broken'

export interface RefusedFeature {
  name: string
  where: Where
  fault: FeatureFault
}

/** Facts about a file that was read. */
export interface FileReport {
  format: FileFormat
  /** The number of shapes that can be chosen. */
  total: number
  refused: RefusedFeature[]
  refusedCount: number
  /** True if latitude and longitude were in the wrong order and have been swapped. */
  swapped: boolean
  /** True if the person may change the order of coordinates, since the format does not label them. */
  swappable: boolean
  /** The name of the projection that was used; null for WGS 84. */
  projection: string | null
  /** True if the file names no projection, and WGS 84 was assumed since the coordinates fit it. */
  assumed: boolean
  /** True if the file's projection defines no shift between its datum and WGS 84: positions may be wrong by up to 200 m. */
  unshifted: boolean
  /** The box around all shapes: west, south, east, north in degrees. */
  box: Box
}

/** Returned if the coordinates fit no projection that the file names: the person then chooses one. */
export interface ProjectionWanted {
  wanted: true
  /** Codes of the projections that have the file in their area of use, the most likely first. */
  likely: string[]
  /** The smallest x and y in the file, shown so that the person recognises the kind of coordinates. */
  sample: [number, number]
}

export type Box = readonly [west: number, south: number, east: number, north: number]

/** A shape as a row of the list. */
export interface ShapeRow {
  /** The index of the shape among all shapes of the file. */
  index: number
  /** The name of the shape; empty if the file gives none. */
  name: string
  /** The place of the shape in the file: the number of the feature, counted from 1, or the line of text. */
  where: Where
  m2: number
  corners: number
  notes: ShapeNote[]
  box: Box
  /** The shape simplified to few corners, to be shown on the map. */
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
  /** Text that the name must contain. */
  search?: string
  /** Selects only shapes whose boxes touch this box. */
  within?: Box
  from: number
}
