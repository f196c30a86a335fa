import { useSelector } from '@tanstack/react-store'
import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { Drawing } from '../draw/useDrawing.ts'
import { prefersStill } from '../view/fit.ts'
import { lineOf, ringOf } from './track.ts'
import { screenLock } from './wakeLock.ts'
import { createWalk, type Walking } from './walk.ts'
import { walkDevice } from './walkDevice.ts'

/** The zoom at which single paths are visible. */
const NEAR = 15

/** Adds walking to a drawing, which takes over the line of the walk. `key` is the draft's, under which the walk is stored on this device. */
export function useWalk(key: string, map: Map | null, drawing: Drawing): Drawing {
  const [walk] = useState(() =>
    createWalk({ key, device: walkDevice, lock: screenLock, geolocation: navigator.geolocation }),
  )
  const state = useSelector(walk)
  const { status, track } = state
  const { tool, closed, showWalk, finishRing } = drawing
  const inHand = tool === 'walk' && !closed

  useEffect(() => {
    void walk.open()
    return walk.close
  }, [walk])

  // The walk pauses while another tool is the current one.
  useEffect(() => {
    if (!inHand) walk.pause()
  }, [inHand, walk])

  useEffect(() => {
    if (!inHand) return showWalk(null)
    const { last } = track
    const position = status === 'walking' && last ? last : null
    showWalk({ line: lineOf(track), at: position && [position.lng, position.lat], accuracy: position?.accuracy ?? 0 })
  }, [inHand, track, status, showWalk])

  // The map follows a walker who leaves the view.
  const last = inHand && status === 'walking' ? track.last : null
  useEffect(() => {
    if (!map || !last) return
    const center: [number, number] = [last.lng, last.lat]
    if (map.getZoom() >= NEAR - 1 && map.getBounds().contains(center)) return
    map.easeTo({ center, zoom: Math.max(NEAR, map.getZoom()), duration: prefersStill() ? 0 : 600 })
  }, [map, last])

  const walking: Walking = {
    ...state,
    start: walk.start,
    pause: walk.pause,
    discard: walk.discard,
    finish() {
      const { ring, simplified } = ringOf(walk.get().track)
      if (ring.length < 3) return drawing.refuseWalk()
      walk.discard()
      finishRing(ring, 'walk', simplified ? 'simplified' : null)
    },
  }
  const walked = inHand && track.points.length > 0
  return { ...drawing, walking, ...(walked && { close: walking.finish }) }
}
