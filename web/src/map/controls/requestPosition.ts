/** Asks the device for its position; neither sends nor stores it. @throws GeolocationPositionError */
export const requestPosition = (): Promise<{ lng: number; lat: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lng: coords.longitude, lat: coords.latitude }),
      reject,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  })

/** Returns the key of the message that explains why the device gave no position. */
export const positionFailure = (error: unknown) =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    ? 'map.position.denied'
    : 'map.position.missing'
