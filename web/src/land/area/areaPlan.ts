import { AreaData, AreaGeometry, type MyAreaView } from '@fieldfare/shared/area.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { ACTIVITIES, FREQUENCIES, LEVELS, PRIORITIES, RELATIONSHIPS } from '@fieldfare/shared/limits.ts'
import { z } from 'zod'
import { fromGeometry } from '../../map/operations/shape.ts'
import { drawnFields } from '../../map/wizard/drawnDraft.ts'
import { issuesAt, type WizardPlan } from '../../map/wizard/wizardPlan.ts'
import { fieldOf } from '../../platform/form/issues.ts'
import { paths } from '../../platform/paths.ts'
import { SavedPhoto } from '../../content/photo/savedPhoto.ts'

const orNone = <T>(schema: z.ZodType<T>) => schema.nullable().catch(null)
const text = z.string().catch('')

/**
 * Converts drafts of earlier versions of the app. In these the shape's ring is a field beside the answers, and there is no choice of who
 * reads the description; such a description stays private.
 */
function ofEarlier(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content ?? {}
  const shape =
    'ring' in content && 'closed' in content ? { shape: { ring: content.ring, closed: content.closed } } : {}
  const unasked = 'description' in content && Boolean(content.description) && !('descriptionPublic' in content)
  return { ...shape, ...content, ...(unasked ? { descriptionPublic: false } : {}) }
}

/** The schema of an area's draft. Malformed fields of a stored draft are read as unanswered, so that every draft can be opened. */
export const AreaDraft = z.preprocess(
  ofEarlier,
  z.object({
    ...drawnFields,
    /** Only in drafts of earlier versions of the app: the whole shape, of which `shape` is one part. */
    around: orNone(z.object({ shape: AreaGeometry, part: z.number() })),
    level: orNone(z.enum(LEVELS)),
    title: text,
    description: text,
    descriptionPublic: z.boolean().catch(true),
    photos: z.array(SavedPhoto).catch([]),
    /** True while a photo is being uploaded; leaving the step would lose the photo. */
    photosOnWay: z.boolean().catch(false),
    rating: orNone(z.number()),
    explanation: text,
    frequency: orNone(z.enum(FREQUENCIES)),
    activities: z.array(z.enum(ACTIVITIES)).catch([]),
    priority: orNone(z.enum(PRIORITIES)),
    relationship: orNone(z.enum(RELATIONSHIPS)),
    /** The id of the area that is being changed; null for a new area. */
    edit: orNone(z.string()),
    /** The `updatedAt` of the area from which the change began. */
    since: orNone(z.string()),
  }),
)
export type AreaDraft = z.output<typeof AreaDraft>

export type AreaStep = 'map' | 'description' | 'rating' | 'review'

/** The step of the wizard that asks each question about an area. */
export const QUESTIONS = {
  map: 'map',
  description: 'description',
  level: 'description',
  rating: 'rating',
  frequency: 'rating',
  activities: 'rating',
  priority: 'rating',
  relationship: 'rating',
} as const satisfies Record<string, AreaStep>
export type AreaQuestion = keyof typeof QUESTIONS

/** The plan for a new area: its shape, its name and description, and what it means to the person. */
export const areaPlan: WizardPlan<AreaDraft, AreaStep> = {
  kind: 'area',
  path: paths.addArea,
  draft: AreaDraft,
  steps: [
    { name: 'map', asks: ['shape'] },
    { name: 'description', asks: ['title', 'level', 'description', 'descriptionPublic', 'photos'] },
    { name: 'rating', asks: ['rating', 'explanation', 'frequency', 'activities', 'priority', 'relationship'] },
  ],
  // In earlier versions of the app each question was a separate step; this gives the current step for each of them.
  formerly: QUESTIONS,
  check: (draft) => [
    ...FIELDS.flatMap((field) => fieldIssues(draft, field)),
    // The field of the photos shows its own text instead of this issue's text.
    ...(draft.photosOnWay ? [{ path: ['photos'], key: 'type' }] : []),
  ],
  secrets: ['photosOnWay'],
  aliases: { photoIds: 'photos' },
}

/** The plan that changes a saved area: it also has an overview of all answers, which links to each step. */
export const areaEditPlan: WizardPlan<AreaDraft, AreaStep> = {
  ...areaPlan,
  steps: [...areaPlan.steps, { name: 'review', asks: [] }],
  review: 'review',
}

/** Returns a plan that does not ask for the level, for areas whose level is given. */
export const withLevelGiven = (plan: WizardPlan<AreaDraft, AreaStep>): WizardPlan<AreaDraft, AreaStep> => ({
  ...plan,
  steps: plan.steps.map(({ name, asks }) => ({ name, asks: asks.filter((field) => field !== 'level') })),
})

const REQUIRED = {
  shape: 'map',
  title: 'description',
  level: 'level',
  rating: 'rating',
  frequency: 'frequency',
} as const

/** Returns the first required question that a draft does not answer; null if all are answered. */
export function firstOpen(draft: AreaDraft): (typeof REQUIRED)[keyof typeof REQUIRED] | null {
  const open = areaPlan.steps.flatMap(({ name }) =>
    issuesAt(areaPlan, draft, name).map((issue) => fieldOf(issue, draft)),
  )
  const field = Object.keys(REQUIRED).find((name): name is keyof typeof REQUIRED => open.includes(name))
  return field ? REQUIRED[field] : null
}

const FIELDS = Object.keys(AreaData.shape) as (keyof AreaData)[]

/** Returns the value of a field of a draft or a saved area, as the server's calls take it. */
const valueOf = (one: AreaDraft | MyAreaView, field: keyof AreaData): unknown =>
  field === 'photoIds' ? one.photos.map(({ id }) => id) : one[field]

function fieldIssues(draft: AreaDraft, field: keyof AreaData): Issue[] {
  const parsed = AreaData.shape[field].safeParse(valueOf(draft, field))
  const path = [field === 'photoIds' ? 'photos' : field]
  return parsed.success ? [] : issuesOf(parsed.error).map((issue) => ({ ...issue, path }))
}

/** Returns a draft that changes a saved area. */
export const draftOf = (area: MyAreaView): AreaDraft =>
  AreaDraft.parse({ ...area, shape: fromGeometry(area.geometry), edit: area.id, since: area.updatedAt })

/** Returns the answers of a draft as the server's calls take them, without the shape. Throws for an incomplete draft. */
export const areaData = (draft: AreaDraft): AreaData =>
  AreaData.parse(Object.fromEntries(FIELDS.map((field) => [field, valueOf(draft, field)])))

/** Tells whether a saved area equals what was sent. If a response was lost, the server may have saved an older version of the draft. */
export function holds(area: MyAreaView, measure: AreaShape, data: AreaData): boolean {
  const same = FIELDS.every((field) => JSON.stringify(valueOf(area, field)) === JSON.stringify(data[field]))
  return same && JSON.stringify(area.geometry.coordinates) === JSON.stringify(measure.coordinates)
}
