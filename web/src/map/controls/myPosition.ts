import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

interface Here {
  lng: number
  lat: number
}

/** The position of the device, once the person asked for it in this visit. Neither sent nor stored. */
const lastPosition = createAtom<Here | null>(null)

export const setMyPosition = (position: Here): void => lastPosition.set(position)
export const useMyLastPosition = (): Here | null => useSelector(lastPosition)

/** Follows the device while a map shows its position, so that it moves with a person who walks. Failures are ignored. */
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
