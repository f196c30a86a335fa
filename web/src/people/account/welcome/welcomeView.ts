import type { MapPosition } from '../../../map/view/mapAddress.ts'

/** Map views from the Wadden islands to the Veluwe, for wide screens and for phones. */
export const DESK_VIEW: MapPosition = { lng: 5.75, lat: 52.95, zoom: 7.6 }
export const PHONE_VIEW: MapPosition = { lng: 5.75, lat: 53.0, zoom: 6.7 }

/** The tile of the world that the picture shows: from the Channel to the Elbe, from Denmark to the Ardennes. */
export const PICTURE_TILE = { z: 5, x: 16, y: 10 }
/** Units along a side of the picture. One unit is one pixel at the zoom of DESK_VIEW, so that whole units are exact enough. */
export const PICTURE_SIDE = 3104

/** The width of a map of the whole world at zoom 0, in pixels. */
const WORLD_PX = 512

/**
 * Computes the size and position at which the picture shows the same as a live map of this view.
 * @returns the side in pixels, and the point in the picture (from 0 to 1) that belongs in the middle of the view
 */
export function layPicture({ lng, lat, zoom }: MapPosition): { side: number; x: number; y: number } {
  const count = 2 ** PICTURE_TILE.z
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return {
    side: Math.round(WORLD_PX * 2 ** (zoom - PICTURE_TILE.z)),
    x: ((lng + 180) / 360) * count - PICTURE_TILE.x,
    y: ((1 - north) / 2) * count - PICTURE_TILE.y,
  }
}
