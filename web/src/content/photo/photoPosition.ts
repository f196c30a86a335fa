/** A position in degrees. */
interface PhotoPosition {
  lng: number
  lat: number
}

/** Tells whether a position is 0° 0°, which cameras write if they know no position. */
const isNowhere = ({ lng, lat }: PhotoPosition) => lng === 0 && lat === 0
const isPlace = ({ lng, lat }: PhotoPosition) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** Reads the position from a photo's metadata, on this device. Null if the metadata have none, or an impossible one. */
export async function photoPosition(file: Blob): Promise<PhotoPosition | null> {
  const { default: reader } = await import('exifreader')
  try {
    const { gps } = await reader.load(await file.arrayBuffer(), {
      expanded: true,
      async: true,
      includeTags: { gps: true },
    })
    const place = { lng: gps?.Longitude ?? Number.NaN, lat: gps?.Latitude ?? Number.NaN }
    return isPlace(place) && !isNowhere(place) ? place : null
  } catch {
    // The file is no readable photo, or has no metadata.
    return null
  }
}
