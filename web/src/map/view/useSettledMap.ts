import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onSettled` once the map's first view is fully drawn, so that more can be loaded; never in a browser that saves data. */
export function useSettledMap(map: Map | null, onSettled: (isSettled: boolean) => void): void {
  const say = useEffectEvent(onSettled)
  useEffect(() => {
    if (!map || savesData()) return
    const heard = map.on('idle', () => {
      heard.unsubscribe()
      say(true)
    })
    return () => heard.unsubscribe()
  }, [map])
}

// `connection` is missing in some browsers and in TypeScript's types.
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
