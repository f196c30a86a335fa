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
 * Drafts of earlier versions have the shape's ring beside the answers, and a description that was typed before the form said
 * who reads it.
 */
function ofEarlier(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content ?? {}
  const shape =
    'ring' in content && 'closed' in content ? { shape: { ring: content.ring, closed: content.closed } } : {}
  const unasked = 'description' in content && Boolean(content.description) && !('descriptionPublic' in content)
  return { ...shape, ...content, ...(unasked ? { descriptionPublic: false } : {}) }
}

/** An area on its way. What does not fit in a kept draft reads as not answered: a draft never fails to open. */
export const AreaDraft = z.preprocess(
  ofEarlier,
  z.object({
    ...drawnFields,
    /** The shape whose other rings the drawing does not name, in drafts of earlier versions. */
    around: orNone(z.object({ shape: AreaGeometry, part: z.number() })),
    level: orNone(z.enum(LEVELS)),
    title: text,
    description: text,
    descriptionPublic: z.boolean().catch(true),
    photos: z.array(SavedPhoto).catch([]),
    /** True while a photo is being sent; leaving the step loses it. */
    photosOnWay: z.boolean().catch(false),
    rating: orNone(z.number()),
    explanation: text,
    frequency: orNone(z.enum(FREQUENCIES)),
    activities: z.array(z.enum(ACTIVITIES)).catch([]),
    priority: orNone(z.enum(PRIORITIES)),
    relationship: orNone(z.enum(RELATIONSHIPS)),
    /** The id of the area that is changed; null for a new one. */
    edit: orNone(z.string()),
    /** The `updatedAt` of the area from which the change began. */
    since: orNone(z.string()),
  }),
)
export type AreaDraft = z.output<typeof AreaDraft>

export type AreaStep = 'map' | 'description' | 'rating' | 'review'

/** The questions about an area, each at the step that asks it. */
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

/** The place, its name and words, and what it means to the person. What saving brought is shown after them. */
export const areaPlan: WizardPlan<AreaDraft, AreaStep> = {
  kind: 'area',
  path: paths.addArea,
  draft: AreaDraft,
  steps: [
    { name: 'map', asks: ['shape'] },
    { name: 'description', asks: ['title', 'level', 'description', 'descriptionPublic', 'photos'] },
    { name: 'rating', asks: ['rating', 'explanation', 'frequency', 'activities', 'priority', 'relationship'] },
  ],
  // Each question was a step of its own.
  formerly: QUESTIONS,
  check: (draft) => [
    ...FIELDS.flatMap((field) => fieldIssues(draft, field)),
    // The field shows a text of its own for this issue.
    ...(draft.photosOnWay ? [{ path: ['photos'], key: 'type' }] : []),
  ],
  secrets: ['photosOnWay'],
  aliases: { photoIds: 'photos' },
}

/** The plan that changes a kept area: a review of all answers, which leads to any step. */
export const areaEditPlan: WizardPlan<AreaDraft, AreaStep> = {
  ...areaPlan,
  steps: [...areaPlan.steps, { name: 'review', asks: [] }],
  review: 'review',
}

/** The plan of an area whose level is given: it is not asked. */
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

/** The first question that a draft leaves open and that has to be answered. */
export function firstOpen(draft: AreaDraft): (typeof REQUIRED)[keyof typeof REQUIRED] | null {
  const open = areaPlan.steps.flatMap(({ name }) =>
    issuesAt(areaPlan, draft, name).map((issue) => fieldOf(issue, draft)),
  )
  const field = Object.keys(REQUIRED).find((name): name is keyof typeof REQUIRED => open.includes(name))
  return field ? REQUIRED[field] : null
}

const FIELDS = Object.keys(AreaData.shape) as (keyof AreaData)[]

/** An answer as the calls take it, of a draft or of a kept area. */
const valueOf = (one: AreaDraft | MyAreaView, field: keyof AreaData): unknown =>
  field === 'photoIds' ? one.photos.map(({ id }) => id) : one[field]

function fieldIssues(draft: AreaDraft, field: keyof AreaData): Issue[] {
  const parsed = AreaData.shape[field].safeParse(valueOf(draft, field))
  const path = [field === 'photoIds' ? 'photos' : field]
  return parsed.success ? [] : issuesOf(parsed.error).map((issue) => ({ ...issue, path }))
}

/** The draft that changes a kept area. */
export const draftOf = (area: MyAreaView): AreaDraft =>
  AreaDraft.parse({ ...area, shape: fromGeometry(area.geometry), edit: area.id, since: area.updatedAt })

/** Returns what the server is sent besides the shape. Throws for a draft that misses something: the wizard never asks then. */
export const areaData = (draft: AreaDraft): AreaData =>
  AreaData.parse(Object.fromEntries(FIELDS.map((field) => [field, valueOf(draft, field)])))

/** Tells whether a kept area is what was sent: when an answer was lost, the server may hold an older draft. */
export function holds(area: MyAreaView, measure: AreaShape, data: AreaData): boolean {
  const same = FIELDS.every((field) => JSON.stringify(valueOf(area, field)) === JSON.stringify(data[field]))
  return same && JSON.stringify(area.geometry.coordinates) === JSON.stringify(measure.coordinates)
}
