import type { Issue } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { type Place, TreasureData } from '@fieldfare/shared/treasure.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../form/useForm.ts'

/** What the form holds, under the names of the call's fields so that its issues find them. */
export type TreasureValues = {
  title: string
  description: string
  /** The photo's id; empty before there is one. */
  photoId: string
  /** The place as text; empty before there is one. */
  geometry: string
  placeHidden: boolean
}

export interface TreasureDraft {
  /** The same for every try: it becomes the id of the treasure. */
  id: string
  values: TreasureValues
  photo: PhotoView | null
}

const text = z.string().catch('')
const Content = z.object({
  id: Id.catch(() => crypto.randomUUID()),
  title: text,
  description: text,
  placeHidden: z.boolean().catch(false),
  place: z.object({ lng: z.number(), lat: z.number() }).nullable().catch(null),
  photo: z.object({ id: Id, width: z.number(), height: z.number() }).nullable().catch(null),
})

export const placeText = ({ lng, lat }: Place): string => `${lng} ${lat}`

/** The place that a text holds; null for the empty one. */
export function placeIn(geometry: string): Place | null {
  const [lng, lat] = geometry.split(' ').map(Number)
  return lng !== undefined && lat !== undefined && Number.isFinite(lng) && Number.isFinite(lat) ? { lng, lat } : null
}

/** What is kept of it. */
export function toContent({ id, values, photo }: TreasureDraft) {
  const { title, description, placeHidden, geometry } = values
  return { id, title, description, placeHidden, place: placeIn(geometry), photo }
}

/** What was kept, or the beginning; whatever does not fit is left out. */
export function fromContent(content: Record<string, unknown> = {}): TreasureDraft {
  const { id, photo, place, ...rest } = Content.parse(content)
  return { id, photo, values: { ...rest, photoId: photo?.id ?? '', geometry: place ? placeText(place) : '' } }
}

/** The call's data; null while there is no place. */
export function dataOf({ title, description, photoId, geometry, placeHidden }: TreasureValues) {
  const place = placeIn(geometry)
  const coordinates: [number, number] | null = place && [place.lng, place.lat]
  return coordinates && { title, description, photoId, placeHidden, geometry: { type: 'Point' as const, coordinates } }
}

/** What is wrong with it, by the server's own schema. */
export function issuesIn(values: TreasureValues): Issue[] {
  const missing = emptyOf(values, ['photoId', 'title', 'geometry'])
  const data = dataOf(values)
  return missing.length > 0 || !data ? missing : issuesFrom(TreasureData, data)
}
