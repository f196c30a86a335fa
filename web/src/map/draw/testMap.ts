import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { vi } from 'vitest'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { doShapeJob, type ShapeJob } from '../shapes/shapeJobs.ts'
import type { DrawPlace } from './aim.ts'
import { createCommands } from './commands.ts'
import { createSession } from './session.ts'
import type { SnapLine } from './snapping.ts'

/** Makes a fake map without WebGL, of 800 by 600 pixels, 100 pixels per degree, north up. It has only the methods that drawing calls. */
export function fakeMap() {
  let centre: Position = [5, 53]
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } })
  document.body.append(canvas)
  const easeTo = vi.fn()
  const panBy = vi.fn()
  const map = {
    getCanvas: () => canvas,
    getZoom: () => 12,
    getCenter: () => ({ lng: centre[0], lat: centre[1] }),
    getBounds: () => ({ contains: ([lng]: Position) => Math.abs(lng - centre[0]) < 4 }),
    project: ([lng, lat]: Position) => ({ x: 400 + (lng - centre[0]) * 100, y: 300 - (lat - centre[1]) * 100 }),
    unproject: ([x, y]: Position) => ({ lng: centre[0] + (x - 400) / 100, lat: centre[1] - (y - 300) / 100 }),
    easeTo,
    panBy,
  }
  return { map: map as unknown as Map, canvas, easeTo, panBy, look: (at: Position) => (centre = at) }
}

/** Makes a drawing on a fake map, without a worker. `dropAt` moves the crosshair to each position and drops a dot there. */
export function drawOnFake(initial: Draft = EMPTY_DRAFT, near: readonly SnapLine[] = [], onStop = () => {}) {
  document.body.innerHTML = ''
  const on = fakeMap()
  const session = createSession(initial, { onChange: () => {} })
  const ask = (job: ShapeJob) => Promise.resolve(doShapeJob(job))
  const place: DrawPlace = { map: on.map, session, near: () => near, ask, minZoom: () => 9, inset: () => ({}), onStop }
  const commands = createCommands(place)
  const dropAt = (...places: Position[]) => {
    for (const place of places) {
      on.look(place)
      commands.dropAtCentre()
    }
  }
  return { on, session, place, commands, dropAt }
}
