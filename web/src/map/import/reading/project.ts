import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { touches } from '@fieldfare/shared/geo/tiles.ts'
import proj4 from 'proj4'
import {
  type Box,
  FileRefusal,
  type ProjectionWanted,
  type RawFile,
  type RawPosition,
  type ReadOptions,
} from './importFile.ts'
import { type Projection, projectionOf, projectionOfWkt, PROJECTIONS } from './projections.ts'

/** Converts coordinates of the file to degrees; NaN for coordinates that the projection cannot convert. */
export type Transform = (position: RawPosition) => Position

export interface Projected {
  transform: Transform
  swapped: boolean
  projection: string | null
  assumed: boolean
  unshifted: boolean
}

const WGS84 = 'EPSG:4326'
/** Degrees by which a file may lie outside a projection's area of use and still fit, since these areas are only rough. */
const MARGIN = 1.5
/** The box of Europe, where the users are: coordinates that lie in this box only when swapped are taken to be in the wrong order. */
const EUROPE: Box = [-25, 34, 45, 72]

/**
 * Decides how the coordinates of a file are converted to degrees: by the projection that the person chose, else by the one that the file
 * names, else as WGS 84; in the file's order or swapped, whichever fits. Returns a question for the person if nothing fits.
 * @throws FileRefusal `projection` for WKT that cannot be read
 */
export function projectionFor(file: RawFile, options: ReadOptions): Projected | ProjectionWanted {
  const box = boxOf(file)
  const projection = options.projection ? projectionOf(options.projection) : namedProjection(file)
  const unnamed = !options.projection && !projection && !file.projection?.wkt
  const base = projection ?? (unnamed && !file.projection?.code ? projectionOf(WGS84) : undefined)
  const wkt = !options.projection && !base ? file.projection?.wkt : undefined
  const candidate = base ?? (wkt ? projectionOfText(wkt) : undefined)
  if (!candidate) return wantedFor(box)
  const order = file.named ? 'file' : (options.order ?? orderOf(candidate, box))
  if (order === null) {
    // A projection that the person chose is used even if it does not fit: the map shows the error better than a refusal.
    if (options.projection && isOnEarth(candidate, box)) return projected(candidate, 'file')
    return wantedFor(box)
  }
  return projected(candidate, order)

  function projected(used: Projection, order: 'file' | 'swapped'): Projected {
    return {
      transform: transformOf(used, order === 'swapped'),
      swapped: order === 'swapped',
      projection: used.code === WGS84 ? null : used.name,
      assumed: !options.projection && unnamed && !file.named && file.format !== 'geojson',
      unshifted: wkt !== undefined && !/TOWGS84|ETRS|WGS|GRS.?80|NAD_?83|RGF/i.test(wkt),
    }
  }
}

function namedProjection({ projection }: RawFile): Projection | undefined {
  const { code, wkt } = projection ?? {}
  return (code ? projectionOf(code) : undefined) ?? (wkt ? projectionOfWkt(wkt) : undefined)
}

/** Makes a projection from WKT that is not in our list, with the whole world as its area of use. */
function projectionOfText(wkt: string): Projection {
  try {
    proj4(wkt, WGS84)
  } catch {
    throw new FileRefusal('projection')
  }
  const name = /^\s*\w+\["([^"]*)"/.exec(wkt)?.[1] ?? ''
  return { code: '', name: name.replaceAll('_', ' '), def: wkt, use: [-180, -85, 180, 85] }
}

const NOWHERE: Position = [Number.NaN, Number.NaN]

function transformOf({ code, def }: Projection, swapped: boolean): Transform {
  const turn: (x: number, y: number) => Position = code === WGS84 ? (x, y) => [x, y] : converterOf(def)
  return ([x = Number.NaN, y = Number.NaN]) => (swapped ? turn(y, x) : turn(x, y))
}

function converterOf(def: string): (x: number, y: number) => Position {
  const converter = proj4(def, WGS84)
  return (x, y) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return NOWHERE
    try {
      const [lng = Number.NaN, lat = Number.NaN] = converter.forward([x, y])
      return [lng, lat]
    } catch {
      return NOWHERE
    }
  }
}

/** Returns the order in which the coordinates fit the projection's area of use; null if they fit in neither order. */
function orderOf(projection: Projection, box: Box): 'file' | 'swapped' | null {
  const [straight, turned] = [fits(projection, box, false), fits(projection, box, true)]
  if (straight && turned && projection.code === WGS84) {
    const [w, s, e, n] = box
    return !touches(box, EUROPE) && isWithin([s, w, n, e], EUROPE) ? 'swapped' : 'file'
  }
  return straight ? 'file' : turned ? 'swapped' : null
}

const isOnEarth = ({ code, def }: Projection, box: Box): boolean =>
  cornersOf({ code, def }, box, false).every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90)

/** Tells whether a file fits a projection. Only the middle must lie in the area of use, since a file may reach into neighbouring zones. */
function fits({ code, def, use }: Projection, [west, south, east, north]: Box, swapped: boolean): boolean {
  const middle: Box = [(west + east) / 2, (south + north) / 2, (west + east) / 2, (south + north) / 2]
  const corners = cornersOf({ code, def }, [west, south, east, north], swapped)
  return (
    corners.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90) &&
    cornersOf({ code, def }, middle, swapped).every(
      ([lng, lat]) =>
        lng >= use[0] - MARGIN && lat >= use[1] - MARGIN && lng <= use[2] + MARGIN && lat <= use[3] + MARGIN,
    )
  )
}

function cornersOf({ code, def }: Pick<Projection, 'code' | 'def'>, [w, s, e, n]: Box, swapped: boolean): Position[] {
  const transform = transformOf({ code, name: '', def, use: [0, 0, 0, 0] }, swapped)
  return [transform([w, s]), transform([e, s]), transform([e, n]), transform([w, n])]
}

const isWithin = (a: Box, b: Box) => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3]

const sizeOf = ([west, south, east, north]: Box) => (east - west) * (north - south)

/** Returns the request that the person choose a projection, with those that have the file in their area of use, the smallest areas first. */
function wantedFor(box: Box): ProjectionWanted {
  const likely = PROJECTIONS.filter((one) => fits(one, box, false)).toSorted((a, b) => sizeOf(a.use) - sizeOf(b.use))
  return { wanted: true, likely: likely.map(({ code }) => code).slice(0, 12), sample: [box[0], box[1]] }
}

/** Returns the box around all coordinates, in the units of the file. */
function boxOf({ features }: RawFile): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  const add = ([x = Number.NaN, y = Number.NaN]: RawPosition) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  for (const { geometries } of features)
    for (const geometry of geometries) {
      if (geometry.type === 'polygon') for (const ring of geometry.rings) for (const position of ring) add(position)
      if (geometry.type === 'line') for (const position of geometry.points) add(position)
    }
  return box
}
