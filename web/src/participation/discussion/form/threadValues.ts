import { AddThread, EditThread, type ThreadView } from '@fieldfare/shared/discussion.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'

/** The values of the form of a discussion. */
export type ThreadValues = { title: string; description: string; photos: PhotoView[]; place: LngLat | null }

export const threadValues = (thread?: ThreadView): ThreadValues => ({
  title: thread?.title ?? '',
  description: thread?.description ?? '',
  photos: thread?.photos ?? [],
  place: thread?.place ?? null,
})

/** The schemas that check saved values, and the form's names for fields that the calls name differently. */
export const threadForm = {
  readers: { photos: z.array(SavedPhoto), place: LngLat.nullable() },
  aliases: { photoIds: 'photos' },
} as const

/** Returns the input of the calls that add or edit a discussion, without its id. */
export const threadInput = ({ title, description, photos, place }: ThreadValues) => ({
  title,
  description,
  place,
  photoIds: photos.map(({ id }) => id),
})

/** Lists the issues of a discussion's form. `id` has the id of the community for a new discussion, that of the discussion for an edit. */
export const threadIssues = (values: ThreadValues, id: { communityId: string } | { id: string }): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
  ...issuesFrom('id' in id ? EditThread : AddThread, { ...id, ...threadInput(values) }),
]
