import type { Map, StyleSpecification } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadMapFonts } from '../style/fonts.ts'
import { createMap } from './createMap.ts'
import { boundsAt } from './fit.ts'
import { positionOf } from './jumpTo.ts'
import { DEFAULT_POSITION, formatAt, type Bounds } from './mapAddress.ts'
import type { MapViewProps } from './mapProps.ts'

interface MadeMap {
  holder: RefObject<HTMLDivElement | null>
  /** Null until the first style has loaded. */
  map: Map | null
  /** True if the device cannot draw maps. */
  failed: boolean
}

/**
 * Creates the map once its fonts and first style have loaded, and removes it when the component unmounts.
 * @param styled whether `compose` can return a style
 */
export function useMap(props: MapViewProps, styled: boolean, compose: () => StyleSpecification | null): MadeMap {
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [failed, setFailed] = useState(false)
  const ready = useEffectEvent((made: Map) => props.onReady?.(made))
  const moved = useEffectEvent((made: Map) => props.onMove?.(positionOf(made), boundsOf(made)))
  const make = useEffectEvent((container: HTMLElement) => {
    const { at, fit, label } = props
    const style = compose()
    return style && createMap({ container, style, at, fit, label })
  })

  useEffect(() => {
    let cancelled = false
    let created: Map | null = null
    let leave: (() => void) | void
    const open = async () => {
      await loadMapFonts()
      if (cancelled || !holder.current) return
      created = make(holder.current)
      created?.on('moveend', ({ target }) => moved(target))
      created?.once('style.load', ({ target }) => {
        setMap(target)
        leave = ready(target)
        moved(target)
      })
    }
    if (styled) open().catch(() => setFailed(true))
    return () => {
      cancelled = true
      leave?.()
      setMap(null)
      created?.remove()
    }
  }, [styled])

  // If the device cannot draw maps, lists beside the map still show the content of the view that the map would have.
  const { at, selected } = props
  const place = at ? formatAt(at) : selected ? null : formatAt(DEFAULT_POSITION)
  const standIn = useEffectEvent((container: HTMLElement) => {
    const { clientWidth, clientHeight } = container
    const position = at ?? DEFAULT_POSITION
    props.onMove?.(position, props.fit ?? boundsAt(position, clientWidth, clientHeight))
  })
  useEffect(() => {
    if (failed && place && holder.current) standIn(holder.current)
  }, [failed, place])

  return { holder, map, failed }
}

function boundsOf(map: Map): Bounds {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}
