/** Asks the device where it is. It is sent and kept nowhere by the asking. @throws GeolocationPositionError */
export const askPosition = (): Promise<{ lng: number; lat: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lng: coords.longitude, lat: coords.latitude }),
      reject,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })

/** Why there is no position, as the key of a sentence. */
export const noPosition = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    ? 'map.position.denied'
    : 'map.position.missing'
