// @vitest-environment happy-dom
import type { BorderView } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Map } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawingOf, lineModel } from '../draw/testDrawing.ts'
import type { Drawing } from '../draw/useDrawing.ts'
import type { Surface } from './surface.ts'
import { takeSurface } from './takeSurface.ts'
import { useLit } from './useLit.ts'
import { type Sight, watchSurfaces } from './watchSurfaces.ts'

vi.mock('./watchSurfaces.ts')
vi.mock('./takeSurface.ts')
vi.mock('./data.ts', () => ({ useBordersAt: () => [] }))
vi.mock('../../platform/api/publicConfig.ts', () => ({
  usePublicConfig: () => ({ baseMap: { schema: 'openmaptiles' } }),
}))

const square = (side: number): Position[] => [
  [5, 53],
  [5 + side, 53],
  [5 + side, 53 + side],
  [5, 53 + side],
  [5, 53],
]
const WOOD: Surface = {
  layer: 'landcover',
  kind: 'wood',
  id: 17,
  names: null,
  shape: { type: 'Polygon', coordinates: [square(0.01)] },
  lines: [],
  m2: 840_000,
  whole: true,
  box: [5, 53, 5.01, 53.01],
}
const FACTS: BorderView = {
  id: 'wood',
  kind: 'wood',
  hectares: 84,
  name: '',
  source: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  dated: '2026-11-26',
  shape: WOOD.shape,
  simplified: false,
}
const TAKEN = { shape: WOOD.shape, facts: FACTS, others: [] }

/** Makes a map at rest that shows all of the wood, or only part of it. */
function mapOf(containsWood: boolean) {
  const fitBounds = vi.fn()
  const bounds = {
    contains: () => containsWood,
    getWest: () => 4,
    getSouth: () => 52,
    getEast: () => 6,
    getNorth: () => 54,
  }
  const map = {
    getBounds: () => bounds,
    getCanvas: () => ({ clientWidth: 390, clientHeight: 700 }),
    getContainer: () => document.body,
    project: () => ({ x: 195, y: 350 }),
    unproject: () => ({ lng: 5.005, lat: 53.005 }),
    fitBounds,
    getZoom: () => 14,
    getPadding: () => ({}),
  }
  return { map: map as unknown as Map, fitBounds }
}

let see: (sight: Sight) => void
let ended = vi.fn<() => void>()
const SIGHT: Sight = { surface: WOOD, at: { x: 195, y: 350 }, rests: true, detailed: true }
beforeEach(() => {
  ended = vi.fn<() => void>()
  vi.mocked(watchSurfaces).mockImplementation((_map, _schema, _focus, seen) => {
    see = seen
    return { look: () => undefined, under: () => WOOD, end: ended }
  })
  vi.mocked(takeSurface).mockResolvedValue(TAKEN)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function lit(view: Partial<Drawing> = {}, { map } = mapOf(true), model = lineModel([])) {
  const drawing = drawingOf(model, { ...view, light: vi.fn(), refuseBorder: vi.fn() })
  let tap: Parameters<Parameters<typeof useLit>[3]>[0] = () => false
  const { result, unmount } = renderHook(() => useLit(map, drawing, true, (next) => (tap = next)))
  return { drawing, result, unmount, tap: () => tap({ x: 1, y: 1 }) }
}

describe('useLit', () => {
  it('returns no surface to take over while none lies under the crosshair, and stops watching the map on unmount', () => {
    const { result, unmount } = lit()
    expect(result.current).toMatchObject({ lit: null, taking: false, taken: null, choices: [] })
    unmount()
    expect(ended).toHaveBeenCalledOnce()
  })
  it("highlights and labels the wood under the crosshair, with hint 'startArea', until no wood lies there", () => {
    const { drawing, result } = lit()
    act(() => see(SIGHT))
    expect(drawing.light).toHaveBeenLastCalledWith(WOOD)
    expect(result.current.lit?.label).toMatch(/^this wood/i)
    expect(result.current.hint).toBe('startArea')
    act(() => see({ ...SIGHT, surface: null }))
    expect(drawing.light).toHaveBeenLastCalledWith(null)
    expect(result.current.lit).toBeNull()
  })
  it('takes over the border of the wood under the crosshair, and then returns the wood as `taken` until endTaken is called', async () => {
    const { drawing, result } = lit()
    act(() => see(SIGHT))
    await act(async () => result.current.lit?.take())
    expect(drawing.takeBorder).toHaveBeenCalledExactlyOnceWith(WOOD.shape, FACTS, drawing.draft)
    expect(result.current).toMatchObject({ taking: false, taken: WOOD })
    act(() => result.current.endTaken())
    expect(result.current.taken).toBeNull()
  })
  it('moves the map to a taken border that is partly out of view, and then leaves `taken` null', async () => {
    const on = mapOf(false)
    const { result } = lit({}, on)
    act(() => see(SIGHT))
    await act(async () => result.current.lit?.take())
    expect(on.fitBounds).toHaveBeenCalledOnce()
    expect(result.current.taken).toBeNull()
  })
  it('calls refuseBorder and changes nothing if no border can be fetched', async () => {
    vi.mocked(takeSurface).mockResolvedValue(null)
    const { drawing, result } = lit()
    act(() => see(SIGHT))
    await act(async () => result.current.lit?.take())
    expect(drawing.refuseBorder).toHaveBeenCalledOnce()
    expect(drawing.takeBorder).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ taking: false, taken: null })
  })
  it('takes over the border of the surface under a tap, unless that surface fills the view and continues beyond it', async () => {
    const { drawing, tap } = lit()
    await act(async () => expect(tap()).toBe(true))
    expect(drawing.takeBorder).toHaveBeenCalledOnce()
    cleanup()
    vi.mocked(watchSurfaces).mockImplementation(() => ({
      look: () => undefined,
      under: () => ({ ...WOOD, whole: false, m2: 1e12 }),
      end: () => undefined,
    }))
    expect(lit().tap()).toBe(false)
  })
})
