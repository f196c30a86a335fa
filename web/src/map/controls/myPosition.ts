import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

interface Here {
  lng: number
  lat: number
}

/** The last known position of the device; null until the person asks for it during this visit. Neither sent nor stored. */
const lastPosition = createAtom<Here | null>(null)

export const setMyPosition = (position: Here): void => lastPosition.set(position)
export const useMyLastPosition = (): Here | null => useSelector(lastPosition)

/** Watches the device's position while a map shows it, so that the mark moves with a person who walks. Failures are ignored. */
export function useFollowMe(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => setMyPosition({ lng: coords.longitude, lat: coords.latitude }),
      () => undefined,
      { enableHighAccuracy: true, maximumAge: 10_000 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [on])
}
