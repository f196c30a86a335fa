import type { Issue } from '@fieldfare/shared/errors.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { RHYTHMS, type Rhythm } from '@fieldfare/shared/limits.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { AddPledge, EditPledge, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'
import { type Placing, SavedDrawing, SavedPlace } from '../../place/placing.ts'

/** The values of the form of a support project. */
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

/** Returns the form values of a support project; empty for a new one. @param typed formats the goal as the reader would type it */
export const pledgeValues = (pledge?: PledgeView, typed: (euros: number) => string = String): PledgeValues => ({
  title: pledge?.title ?? '',
  description: pledge?.description ?? '',
  goal: pledge ? typed(pledge.goal) : '',
  type: pledge?.type ?? 'fixed',
  geometry: pledge?.geometry ?? null,
  drawing: null,
  photos: pledge?.photos ?? [],
})

/** The schemas that check values saved before a reload, and the form's names for fields that the calls name differently. */
export const pledgeForm = {
  readers: {
    type: z.enum(RHYTHMS),
    geometry: SavedPlace,
    drawing: SavedDrawing,
    photos: z.array(SavedPhoto),
  },
  aliases: { photoIds: 'photos' },
} as const

/** Returns the data of the calls that add or edit a support project. */
export const pledgeInput = ({ title, description, goal, type, geometry, photos }: PledgeValues) => ({
  title,
  description,
  goal: goal.trim(),
  type,
  geometry,
  photoIds: photos.map(({ id }) => id),
})

/** Lists the issues of the form's values. `id` has the id of the community for a new project, that of the project for an edit. */
export const pledgeIssues = (values: PledgeValues, id: { communityId: string } | { id: string }): Issue[] => [
  ...emptyOf({ ...values, title: values.title.trim(), goal: values.goal.trim() }, ['title', 'goal']),
  ...issuesFrom('id' in id ? EditPledge : AddPledge, { ...id, data: pledgeInput(values) }),
  ...(values.drawing ? [{ path: ['geometry'], key: 'unfinishedShape' }] : []),
]
