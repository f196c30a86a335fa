import {
  type AreaShape,
  bboxOf,
  countCorners,
  geodesicArea,
  LAT_MAX,
  LNG_MAX,
  type Part,
  type Ring,
} from '@fieldfare/shared/geo/geometry.ts'
import type { Box, FeatureFault, RawFeature, RawGeometry, RefusedFeature, ShapeNote, Where } from './importFile.ts'
import type { Transform } from './project.ts'
import { makeValid } from './repair.ts'

/** A valid shape made of one feature of the file. */
export interface FileShape {
  name: string
  where: Where
  geometry: AreaShape
  m2: number
  corners: number
  box: Box
  notes: ShapeNote[]
}

type Lines = Extract<RawGeometry, { type: 'line' }>[]

/** A recorded track is closed if its end is within this many metres of its start, or within `NEAR_PART` of its length. */
const NEAR_M = 60
const NEAR_PART = 0.1
const METRES_PER_DEGREE = 111_320

/** Makes a shape of one feature; returns the refused feature with the reason if that is impossible. */
export function makeShape(feature: RawFeature, transform: Transform): FileShape | RefusedFeature {
  const { name, where, geometries } = feature
  const refuse = (fault: FeatureFault): RefusedFeature => ({ name, where, fault })
  const notes: ShapeNote[] = []
  const parts: Part[] = []
  for (const geometry of geometries)
    if (geometry.type === 'polygon') parts.push(geometry.rings.map((ring) => closed(ring.map(transform))))
  const lines = geometries.filter((geometry) => geometry.type === 'line')
  for (const { ring, note } of ringsOf(lines, transform)) {
    parts.push([ring])
    if (!notes.includes(note)) notes.push(note)
  }
  if (parts.length === 0) return refuse(lines.length > 0 ? 'open' : geometries.length > 0 ? 'points' : 'nothing')
  if (!parts.every((part) => part.every((ring) => ring.every(inRange)))) return refuse('range')
  const valid = makeValid(parts)
  if (valid === 'empty' || valid === 'tooFewPoints') return refuse('small')
  if (valid === 'tooWide') return refuse('wide')
  if (valid === 'zigzag') return refuse('zigzag')
  if (typeof valid === 'string') return refuse('broken')
  if (valid.simplified) notes.push('simplified')
  if (valid.repaired) notes.push('repaired')
  const { shape } = valid
  return {
    name,
    where,
    notes,
    geometry: shape,
    m2: geodesicArea(shape),
    corners: countCorners(shape),
    box: bboxOf(shape),
  }
}

const inRange = ([lng, lat]: readonly number[]) =>
  Math.abs(lng ?? Number.NaN) <= LNG_MAX && Math.abs(lat ?? Number.NaN) <= LAT_MAX

function closed(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last) return ring
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first]
}

/** Makes rings of lines: of lines that end where they begin, single or joined, and of tracks that return near their start. */
function ringsOf(lines: Lines, transform: Transform): { ring: Ring; note: ShapeNote }[] {
  const rings: { ring: Ring; note: ShapeNote }[] = []
  for (const line of chained(lines.map(({ points, track }) => ({ points: points.map(transform), track })))) {
    const { points, track } = line
    const gap = gapOf(points)
    if (points.length < 3 || gap === null) continue
    if (gap === 0 && points.length > 3) rings.push({ ring: points, note: 'closedLine' })
    else if (gap > 0 && track && gap <= Math.max(NEAR_M, lengthOf(points) * NEAR_PART))
      rings.push({ ring: closed(points), note: 'closedTrack' })
  }
  return rings
}

interface Chain {
  points: Ring
  track: boolean
}

/** Joins lines that begin or end where another line ends, since a border is often stored in pieces. */
function chained(lines: Chain[]): Chain[] {
  const openLines = lines.filter(({ points }) => points.length > 1)
  const chains: Chain[] = []
  for (let line: Chain | undefined = openLines.shift(); line; line = openLines.shift()) {
    for (;;) {
      const end: string = String(line.points.at(-1))
      if (end === String(line.points[0])) break
      const next = openLines.findIndex(({ points }) => String(points[0]) === end || String(points.at(-1)) === end)
      const candidate = openLines[next]
      if (!candidate) break
      openLines.splice(next, 1)
      const following: Ring = String(candidate.points[0]) === end ? candidate.points : candidate.points.toReversed()
      line = { points: [...line.points, ...following.slice(1)], track: line.track || candidate.track }
    }
    chains.push(line)
  }
  return chains
}

const metres = (a: readonly number[], b: readonly number[]): number => {
  const [lngA = 0, latA = 0] = a
  const [lngB = 0, latB = 0] = b
  const scale = Math.cos((latA * Math.PI) / 180)
  return Math.hypot((lngB - lngA) * scale, latB - latA) * METRES_PER_DEGREE
}

/** Returns the metres between the two ends of a line; null for a line without points. */
function gapOf(points: Ring): number | null {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? metres(first, last) : null
}

const lengthOf = (points: Ring): number =>
  points.reduce((sum, point, i) => sum + (i === 0 ? 0 : metres(points[i - 1] ?? point, point)), 0)
