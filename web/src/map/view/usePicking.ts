import type { Map, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { CELL_LAYER } from '../style/badgeLayers.ts'
import { MAP_MOTION, prefersStill } from './fit.ts'
import type { MapViewProps } from './mapProps.ts'
import { goneFrom, pickAt } from './pick.ts'

/** The hit tolerance in pixels for touch; that for a mouse is smaller. */
const FINGER = 10
const MOUSE = 2

/**
 * Reports the areas and communities that the user presses or hovers: by mouse, by touch, or by Enter in the middle of the map.
 * @param hint id of the text that explains this to screen readers
 */
export function usePicking(map: Map | null, { onPick, onHover, mine, removed }: MapViewProps, hint: string): void {
  const picks = onPick !== undefined
  const under = useEffectEvent((on: Map, at: { x: number; y: number }, around: number) =>
    pickAt(on, at, around, goneFrom({ mine, removed })),
  )
  const pick = useEffectEvent((on: Map, { x, y }: { x: number; y: number }, around: number) => {
    const picked = under(on, { x, y }, around)
    const { lng, lat } = on.unproject([x, y])
    if (!picked.areas.length && isTotal(on, { x, y })) goCloser(on, [lng, lat])
    else onPick?.({ ...picked, lng, lat })
  })
  const hover = useEffectEvent((id: string | null) => onHover?.(id))

  useEffect(() => {
    if (!map || !picks) return
    const canvas = map.getCanvas()
    let over: string | null = null
    const point = (id: string | null, total = false) => {
      canvas.style.cursor = id || total ? 'pointer' : ''
      if (id === over) return
      over = id
      hover(id)
    }
    const click = ({ point: at, originalEvent }: MapMouseEvent) => {
      pick(map, at, matchMedia('(pointer: coarse)').matches || isTouch(originalEvent) ? FINGER : MOUSE)
    }
    const move = ({ point: at }: MapMouseEvent) => {
      const { areas, communities } = under(map, at, 0)
      point((areas[0] ?? communities[0])?.id ?? null, isTotal(map, at))
    }
    const leave = () => point(null)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== canvas) return
      pick(map, map.project(map.getCenter()), FINGER)
    }
    const subscriptions = [map.on('click', click), map.on('mousemove', move), map.on('mouseout', leave)]
    canvas.addEventListener('keydown', press)
    canvas.setAttribute('aria-describedby', hint)
    return () => {
      leave()
      subscriptions.forEach((subscription) => subscription.unsubscribe())
      canvas.removeEventListener('keydown', press)
      canvas.removeAttribute('aria-describedby')
    }
  }, [map, picks, hint])
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

const isTotal = (map: Map, { x, y }: { x: number; y: number }): boolean =>
  Boolean(map.getLayer(CELL_LAYER)) && map.queryRenderedFeatures([x, y], { layers: [CELL_LAYER] }).length > 0

/** Zooms in at a total of areas that are too small to draw at this zoom, towards zooms at which they are drawn. */
function goCloser(map: Map, center: [number, number]): void {
  map.easeTo({ center, zoom: map.getZoom() + 2, duration: prefersStill() ? 0 : MAP_MOTION })
}
