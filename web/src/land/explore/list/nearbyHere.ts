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
 * Lists the areas near a point: first areas with a photo, then with a description, then the others, each group nearest first. If the
 * server does not answer, lists the areas of this device's offline maps.
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

/** Returns the distance of a position to a shape in whole metres, computed on a plane around the position; 0 inside the shape. */
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
