import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

/** Tells once all of the map's first view is there. Readers who save data are spared what could come then. */
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

// Not in every browser, nor in TypeScript's types.
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
