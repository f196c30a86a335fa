/** A position in degrees. */
interface PhotoPosition {
  lng: number
  lat: number
}

/** The position that cameras write when they have none. */
const isNowhere = ({ lng, lat }: PhotoPosition) => lng === 0 && lat === 0
const isPlace = ({ lng, lat }: PhotoPosition) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** The position in a photo's metadata, read on this device. Null if it has none, or an impossible one. */
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
