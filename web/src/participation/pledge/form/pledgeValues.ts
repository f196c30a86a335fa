import type { Issue } from '@fieldfare/shared/errors.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { RHYTHMS, type Rhythm } from '@fieldfare/shared/limits.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { AddPledge, EditPledge, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'
import { type Placing, SavedDrawing, SavedPlace } from '../../place/placing.ts'

/** A support project as its form holds it. */
export type PledgeValues = {
  title: string
  description: string
  /** The amount in euros, as it was typed. */
  goal: string
  type: Rhythm
  geometry: ContentPlace | null
  drawing: Placing['drawing']
  photos: PhotoView[]
}

/** @param typed writes the goal as the reader types it */
export const pledgeValues = (pledge?: PledgeView, typed: (euros: number) => string = String): PledgeValues => ({
  title: pledge?.title ?? '',
  description: pledge?.description ?? '',
  goal: pledge ? typed(pledge.goal) : '',
  type: pledge?.type ?? 'fixed',
  geometry: pledge?.geometry ?? null,
  drawing: null,
  photos: pledge?.photos ?? [],
})

/** Readers of what was typed before a reload, and the fields that the calls name otherwise. */
export const pledgeForm = {
  readers: {
    type: z.enum(RHYTHMS),
    geometry: SavedPlace,
    drawing: SavedDrawing,
    photos: z.array(SavedPhoto),
  },
  aliases: { photoIds: 'photos' },
} as const

/** The input of the calls. */
export const pledgeInput = ({ title, description, goal, type, geometry, photos }: PledgeValues) => ({
  title,
  description,
  goal: goal.trim(),
  type,
  geometry,
  photoIds: photos.map(({ id }) => id),
})

/** Lists the issues of a support project. `id` is the community's for a new one, its own for an edit. */
export const pledgeIssues = (values: PledgeValues, id: { communityId: string } | { id: string }): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim(), goal: values.goal.trim() }, ['title', 'goal']),
  ...issuesFrom('id' in id ? EditPledge : AddPledge, { ...id, data: pledgeInput(values) }),
  ...(values.drawing ? [{ path: ['geometry'], key: 'unfinishedShape' }] : []),
]
