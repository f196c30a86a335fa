// @vitest-environment happy-dom
import { boxOf, tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { DETAIL_SOURCE } from '../style/detailSource.ts'
import type { TileFeature } from './tileParts.ts'
import { type Sight, watchSurfaces } from './watchSurfaces.ts'

const Z = 14
const TILE = tileAt(9.55, 47.2, Z)
const [WEST, SOUTH, EAST, NORTH] = boxOf(TILE, Z)
/** A wood in the western half of the tile. */
const WOOD: TileFeature = {
  properties: { class: 'wood' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [WEST + 0.001, SOUTH + 0.001],
        [(WEST + EAST) / 2, SOUTH + 0.001],
        [(WEST + EAST) / 2, NORTH - 0.001],
        [WEST + 0.001, NORTH - 0.001],
        [WEST + 0.001, SOUTH + 0.001],
      ],
    ],
  },
  _x: TILE.x,
  _y: TILE.y,
  _z: Z,
}

/** Watches a map of 100 by 100 pixels over the tile; `move` moves the map by a share of its width. */
function watched(zoom = Z) {
  const listeners = new globalThis.Map<string, (event: object) => void>()
  const query = vi.fn((_source: string, { sourceLayer }: { sourceLayer: string }) =>
    sourceLayer === 'landcover' ? [WOOD] : [],
  )
  let moved = 0
  const map = {
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    getSource: () => ({}),
    getZoom: () => zoom,
    isMoving: () => false,
    querySourceFeatures: query,
    unproject: ([x, y]: [number, number]) => ({
      lng: WEST + (x / 100 + moved) * (EAST - WEST),
      lat: NORTH - (y / 100) * (NORTH - SOUTH),
    }),
  }
  const sights: Sight[] = []
  const focus = { at: { x: 25, y: 50 } as { x: number; y: number } | null }
  const watch = watchSurfaces(map as unknown as Map, 'openmaptiles', () => focus.at, (sight) => sights.push(sight)) // oxfmt-ignore
  const fire = (name: string, event: object = {}) => listeners.get(name)?.(event)
  return { watch, fire, query, focus, listeners, last: () => sights.at(-1), move: (share: number) => (moved = share) }
}

test('watchSurfaces reports no surface if there is no point to look at, or if the map is zoomed out too far for single woods', () => {
  const { watch, focus, last } = watched()
  focus.at = null
  watch.look()
  expect(last()).toMatchObject({ surface: null, at: null, detailed: false })
  expect(watched(10).last()).toMatchObject({ surface: null, detailed: false })
})

test('watchSurfaces reads no tiles while the map moves, and reads the new tiles when the map stops', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { fire, query, last, move } = watched()
  const reads = query.mock.calls.length
  expect(last()).toMatchObject({ surface: { kind: 'wood' }, rests: true, detailed: true })
  fire('movestart')
  for (let step = 1; step <= 20; step++) {
    move(step / 40)
    fire('sourcedata', { sourceId: DETAIL_SOURCE })
    vi.advanceTimersByTime(50)
    fire('move')
  }
  expect(last()).toMatchObject({ surface: null, rests: false })
  expect(query).toHaveBeenCalledTimes(reads)
  move(0)
  fire('moveend')
  expect(last()).toMatchObject({ surface: { kind: 'wood' }, rests: true })
  expect(query).toHaveBeenCalledTimes(2 * reads)
  fire('idle')
  expect(query).toHaveBeenCalledTimes(2 * reads)
  vi.useRealTimers()
})

test('watchSurfaces: under() returns only a surface that contains the given point, and end() removes all listeners', () => {
  const { watch, listeners } = watched()
  expect(watch.under({ x: 40, y: 50 })?.kind).toBe('wood')
  expect(watch.under({ x: 52, y: 50 })).toBeNull()
  watch.end()
  expect(listeners.size).toBe(0)
})
