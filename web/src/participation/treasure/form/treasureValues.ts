import type { Issue } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { TreasureData } from '@fieldfare/shared/treasure.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'

const text = z.string().catch('')

/** The schema of the form's values and of their saved draft. Invalid fields of a draft are read as empty. */
export const TreasureValues = z.object({
  /** The id of the treasure, the same for every attempt to send it. */
  id: Id.catch(() => crypto.randomUUID()),
  title: text,
  description: text,
  photo: SavedPhoto.nullable().catch(null),
  place: z.object({ lng: z.number(), lat: z.number() }).nullable().catch(null),
  placeHidden: z.boolean().catch(false),
})
export type TreasureValues = z.output<typeof TreasureValues>

/** The form's names for fields that the call names differently. */
export const TREASURE_ALIASES = { photoId: 'photo', geometry: 'place' } as const

/** Returns the data for the call that adds a treasure; null without a place. */
export function treasureData({ title, description, photo, place, placeHidden }: TreasureValues) {
  if (!place) return null
  const coordinates: [number, number] = [place.lng, place.lat]
  return { title, description, photoId: photo?.id, placeHidden, geometry: { type: 'Point' as const, coordinates } }
}

/** Lists the issues of the form's values, by the server's own schema. */
export function treasureIssues(values: TreasureValues): Issue[] {
  const missing = emptyOf(values, ['photo', 'title', 'place'])
  return missing.length > 0 ? missing : issuesFrom(TreasureData, treasureData(values))
}
