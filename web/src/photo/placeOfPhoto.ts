/** Degrees. */
interface Place {
  lng: number
  lat: number
}

/** A place as cameras write it when they do not know where they are. */
const isNowhere = ({ lng, lat }: Place) => lng === 0 && lat === 0
const isPlace = ({ lng, lat }: Place) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** Where a photo says it was taken, read on this device; null when it says nothing, or nothing that can be. */
export async function placeOfPhoto(file: Blob): Promise<Place | null> {
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
    // No photo that can be read, or none with words of its camera.
    return null
  }
}
