import { AddThread, EditThread, type ThreadView } from '@fieldfare/shared/discussion.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { emptyOf, issuesFrom } from '../../form/useForm.ts'

/** A discussion as its form holds it; its photos whole and as text, so that they outlive a reload with the words. */
export type ThreadValues = ReturnType<typeof threadValues>

export const threadValues = (thread?: ThreadView) => ({
  title: thread?.title ?? '',
  description: thread?.description ?? '',
  photoIds: JSON.stringify(thread?.photos ?? []),
})

/** The photos that have arrived on the server. */
export function photosIn({ photoIds }: ThreadValues): PhotoView[] {
  try {
    const kept: unknown = JSON.parse(photoIds)
    return Array.isArray(kept) ? kept.filter(isPhoto) : []
  } catch {
    return []
  }
}

const isPhoto = (value: unknown): value is PhotoView =>
  typeof value === 'object' && value !== null && typeof (value as PhotoView).id === 'string'

/** What is sent for it. */
export const threadInput = (values: ThreadValues) => ({
  title: values.title,
  description: values.description,
  photoIds: photosIn(values).map(({ id }) => id),
})

/** What is wrong with it, field by field. `id` is the community's for a new one, the discussion's own for one that is changed. */
export const threadIssues = (values: ThreadValues, id: { communityId: string } | { id: string }): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
  ...issuesFrom('id' in id ? EditThread : AddThread, { ...id, ...threadInput(values) }),
]
