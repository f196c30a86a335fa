import type { Map } from 'maplibre-gl'
import { useEffect, useRef, type ReactNode } from 'react'

interface OnMapProps {
  map: Map
  lng: number
  lat: number
  className?: string
  children: ReactNode
}

/** Keeps an element at a position on the map while the map moves: the element's top left corner is at that position. */
export function MapLink({ map, lng, lat, className, children }: OnMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = () => {
      const { x, y } = map.project([lng, lat])
      if (ref.current) ref.current.style.translate = `${x}px ${y}px`
    }
    place()
    const subscriptions = [map.on('move', place), map.on('resize', place)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map, lng, lat])
  return (
    <div ref={ref} className={className} style={{ position: 'absolute', top: 0, left: 0 }}>
      {children}
    </div>
  )
}
