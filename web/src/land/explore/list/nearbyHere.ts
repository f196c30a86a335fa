import { M_PER_DEGREE } from '@fieldfare/shared/geo/size.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'
import { type AreaShape, geodesicArea, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { isInside } from '@fieldfare/shared/geo/touching.ts'
import { distanceToSegment, type PlanePoint } from '@fieldfare/shared/geo/plane.ts'
import { NEAR_M } from '@fieldfare/shared/story.ts'
import type { Position } from 'geojson'
import { api } from '../../../platform/api/client.ts'
import { list } from '../../../platform/api/usePagedQuery.ts'
import { withOffline } from '../../../platform/api/withOffline.ts'

const HERE: PlanePoint = { x: 0, y: 0 }

/**
 * The areas around a point: first those with a photo, then those with a story, then the others, the nearest first; without
 * an answer, those of the offline maps of this device.
 */
export const nearbyHere = withOffline(list(api.feed.stories.nearby.query, []), async ({ lng, lat }) => {
  const { readOnDevice } = await import('../../region/areasOnDevice.ts')
  const high = NEAR_M / M_PER_DEGREE
  const wide = high / squeezeAt(lat)
  const found = await readOnDevice([[lng - wide, lat - high, lng + wide, lat + high]])
  return found?.areas
    .map((area) => ({ ...area, areaM2: geodesicArea(area.geometry), metres: metresTo(area.geometry, lng, lat) }))
    .filter(({ metres }) => metres <= NEAR_M)
    .toSorted((a, b) => rank(a) - rank(b) || a.metres - b.metres)
})

const rank = ({ photos = [], description = '' }: AreaView): number => (photos.length > 0 ? 0 : description ? 1 : 2)

const squeezeAt = (lat: number): number => Math.cos((lat * Math.PI) / 180)

/** Returns the distance of a place to a shape in whole metres, on a plane that touches the earth there; 0 within it. */
function metresTo(shape: AreaShape, lng: number, lat: number): number {
  const parts = partsOfShape(shape)
  if (parts.some((part) => isInside([lng, lat], part))) return 0
  const toMetres = ([x = 0, y = 0]: Position): PlanePoint => ({
    x: (x - lng) * squeezeAt(lat) * M_PER_DEGREE,
    y: (y - lat) * M_PER_DEGREE,
  })
  const edges = parts.flat().flatMap((ring) => {
    const corners = ring.map(toMetres)
    return corners.map((corner, i) => distanceToSegment(HERE, corner, corners[i - 1] ?? corner))
  })
  return Math.round(edges.reduce((least, metres) => Math.min(least, metres), Infinity))
}
