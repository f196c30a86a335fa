import { VERTICES_MAX } from '@fieldfare/shared/geo/geometry.ts'
import { touches } from '@fieldfare/shared/geo/tiles.ts'
import {
  type Box,
  CHOSEN_MAX,
  type FileReport,
  FileRefusal,
  type ProjectionWanted,
  type RawFile,
  type ReadOptions,
  REFUSED_NAMED,
  type RefusedFeature,
  ROWS_MAX,
  type RowQuery,
  type ShapeRow,
  type TakenShape,
} from './importFile.ts'
import { type FileShape, makeShape } from './makeShapes.ts'
import { projectionFor } from './project.ts'
import { uniteShapes } from './repair.ts'
import { simplify } from './simplify.ts'

/** The most corners of a shape's outline in the list: enough to recognise the shape on a map. */
const OUTLINE_CORNERS = 120

/** A file that was read, kept in the worker: the page requests only the shapes that it shows. */
export interface OpenFile {
  /** Makes shapes of the file's features; can be called again with other options. @throws FileRefusal */
  shape(options: ReadOptions, onProgress: (done: number, total: number) => void): FileReport | ProjectionWanted
  rows(query: RowQuery): { rows: ShapeRow[]; total: number }
  /** @throws FileRefusal `broken` if there is no shape with this index */
  take(index: number): TakenShape
  /** Returns the union of the chosen shapes; null if the union is not a valid shape. */
  unite(indexes: readonly number[]): (TakenShape & { simplified: boolean }) | null
}

export function openFile(raw: RawFile): OpenFile {
  let shapes: FileShape[] = []
  const shapesAt = (indexes: readonly number[]) =>
    indexes.slice(0, CHOSEN_MAX).flatMap((index) => {
      const shape = shapes[index]
      return shape ? [{ index, shape }] : []
    })
  const take = (index: number): TakenShape => {
    const shape = shapes[index]
    if (!shape) throw new FileRefusal('broken')
    const { name, m2, geometry } = shape
    return { index, name, m2, geometry }
  }
  return {
    shape(options, onProgress) {
      const used = projectionFor(raw, options)
      if ('wanted' in used) {
        // A file with only points has no shapes in any projection, so the person need not choose one.
        if (raw.features.every(({ geometries }) => geometries.every(({ type }) => type === 'point')))
          throw noShapes(
            raw.features.map(({ name, where, geometries }) => ({
              name,
              where,
              fault: geometries.length > 0 ? 'points' : 'nothing',
            })),
          )
        return used
      }
      const refused: RefusedFeature[] = []
      shapes = []
      for (const [done, feature] of raw.features.entries()) {
        const shape = makeShape(feature, used.transform)
        if ('fault' in shape) refused.push(shape)
        else shapes.push(shape)
        if (done % 500 === 0) onProgress(done, raw.features.length)
      }
      if (shapes.length === 0) throw noShapes(refused)
      const { transform: _, ...facts } = used
      return {
        format: raw.format,
        total: shapes.length,
        refused: refused.slice(0, REFUSED_NAMED),
        refusedCount: refused.length,
        swappable: !raw.named,
        box: boxAround(shapes),
        ...facts,
      }
    },
    rows: ({ search = '', within, from }) => {
      const query = search.trim().toLowerCase()
      const matches = shapes
        .map((shape, index) => ({ shape, index }))
        .filter(
          ({ shape }) =>
            (!query || shape.name.toLowerCase().includes(query)) && (!within || touches(shape.box, within)),
        )
      return {
        total: matches.length,
        rows: matches.slice(from, from + ROWS_MAX).map(({ shape, index }) => rowOf(shape, index)),
      }
    },
    take,
    unite(indexes) {
      const parts = shapesAt(indexes)
      const [first] = parts
      if (!first) return null
      if (parts.length === 1) return { ...take(first.index), simplified: false }
      const united = uniteShapes(parts.map(({ shape }) => shape.geometry))
      if (typeof united === 'string') return null
      const m2 = parts.reduce((sum, { shape }) => sum + shape.m2, 0)
      return { index: first.index, name: first.shape.name, m2, geometry: united.shape, simplified: united.simplified }
    },
  }
}

function rowOf({ geometry, corners, ...facts }: FileShape, index: number): ShapeRow {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const few = corners > OUTLINE_CORNERS ? simplify(parts, OUTLINE_CORNERS) : parts
  return { index, ...facts, corners, outline: { type: 'MultiPolygon', coordinates: few } }
}

/** Makes the refusal of a file without shapes, with the most frequent reason among its refused features. */
function noShapes(refused: readonly RefusedFeature[]): FileRefusal {
  const counts = new Map<string, number>()
  for (const { fault } of refused) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return new FileRefusal('noShapes', {
    count: refused.length,
    fault: most?.[0] ?? 'nothing',
    name: refused[0]?.name ?? '',
    max: VERTICES_MAX,
  })
}

function boxAround(shapes: readonly FileShape[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { box: one } of shapes) {
    box[0] = Math.min(box[0], one[0])
    box[1] = Math.min(box[1], one[1])
    box[2] = Math.max(box[2], one[2])
    box[3] = Math.max(box[3], one[3])
  }
  return box
}
