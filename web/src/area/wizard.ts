import { Analitics, AreaData, AreaGeometry, type MyAreaView } from '@fieldfare/shared/area.ts'
import { ACTIVITIES, FREQUENCIES, LEVELS, PRIORITIES, RELATIONSHIPS } from '@fieldfare/shared/limits.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { type AreaShape, checkGeometry } from '@fieldfare/shared/geo/geometry.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { z } from 'zod'
import { fromGeometry, largestPart, toGeometry } from '../map/operations/shape.ts'

/** The steps of the wizard, in their fixed order. */
export const STEPS = [
  'level',
  'map',
  'description',
  'rating',
  'frequency',
  'activities',
  'priority',
  'relationship',
] as const
export type Step = (typeof STEPS)[number]

/** What is not in a kept draft, or is no longer ours, reads as not answered: a draft never fails to open. */
const orNone = <T>(schema: z.ZodType<T>) => schema.nullable().catch(null)
const words = z.string().catch('')

const Content = z.object({
  level: orNone(z.enum(LEVELS)),
  /** The dots as they were dropped, so that an unfinished shape is gone on with. */
  ring: z.array(z.tuple([z.number(), z.number()])).catch([]),
  closed: z.boolean().catch(false),
  /** The shape whose part is changed, where an area has more than one ring. */
  around: orNone(z.object({ shape: AreaGeometry, part: z.number() })),
  title: words,
  description: words,
  rating: orNone(z.number()),
  explanation: words,
  frequency: orNone(z.enum(FREQUENCIES)),
  activities: z.array(z.enum(ACTIVITIES)).catch([]),
  priority: orNone(z.enum(PRIORITIES)),
  relationship: orNone(z.enum(RELATIONSHIPS)),
  figures: orNone(Analitics),
  /** The area that is changed; null for a new one. */
  edit: orNone(z.string()),
})

/** An area on its way: plain data, kept after every change. */
export type AreaDraft = z.output<typeof Content>

/** A kept draft as this version understands it. */
export const readDraft = (content: unknown): AreaDraft => Content.parse(content ?? {})
export const EMPTY_AREA: AreaDraft = readDraft({})

/** A kept area, to be changed. */
export function draftOf(area: MyAreaView): AreaDraft {
  const part = largestPart(area.geometry)
  const { level, title, description, rating, explanation, frequency, activities, priority, relationship } = area
  const attributes = { level, title, description, rating, explanation, frequency, activities, priority, relationship }
  const { ring } = fromGeometry(area.geometry, part)
  const single = area.geometry.type === 'Polygon' && area.geometry.coordinates.length === 1
  const around = single ? null : { shape: area.geometry, part }
  return readDraft({ ...attributes, ring, closed: true, around, edit: area.id })
}

/** The shape as it would be saved; null while it is open or cannot be kept. */
export function shapeOf(draft: Pick<AreaDraft, 'ring' | 'closed' | 'around'>): AreaShape | null {
  if (!draft.closed) return null
  const shape = toGeometry({ ring: draft.ring, closed: true }, draft.around ?? undefined)
  return shape && checkGeometry(shape).ok ? shape : null
}

const fieldsOf: Record<Exclude<Step, 'map'>, readonly (keyof typeof AreaData.shape)[]> = {
  level: ['level'],
  description: ['title', 'description'],
  rating: ['rating', 'explanation'],
  frequency: ['frequency'],
  activities: ['activities'],
  priority: ['priority'],
  relationship: ['relationship'],
}

/** What keeps one from going on after a step, by the server's own schema; nothing when one may. */
export function issuesAt(draft: AreaDraft, step: Step): Issue[] {
  if (step === 'map') return shapeOf(draft) ? [] : [{ path: ['map'], key: 'required' }]
  return fieldsOf[step].flatMap((field) => {
    const parsed = AreaData.shape[field].safeParse(draft[field])
    return parsed.success ? [] : issuesOf(parsed.error).map((issue) => ({ ...issue, path: [field] }))
  })
}

/** The first step that still misses something, or holds something that cannot be kept; null when it can be saved. */
export const firstMissing = (draft: AreaDraft): Step | null =>
  STEPS.find((step) => issuesAt(draft, step).length > 0) ?? null

/** The step to show for a wish: never beyond one that is missing something, so that nothing is skipped. */
export function reachable(draft: AreaDraft, wish: string | undefined): Step {
  const missing = firstMissing(draft)
  const wished = STEPS.find((step) => step === wish)
  if (!wished) return missing ?? 'relationship'
  return missing && STEPS.indexOf(missing) < STEPS.indexOf(wished) ? missing : wished
}

/** Where an unfinished area is gone on with: what is missing first, else where one stopped. */
export const resumeAt = (draft: AreaDraft, stopped?: string): Step => firstMissing(draft) ?? reachable(draft, stopped)

export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null

/** What the server is sent. Throws for a draft that misses something: the wizard never asks then. */
export function sendable(draft: AreaDraft): {
  measure: AreaShape
  data: AreaData
  analitics: z.output<typeof Analitics>
} {
  const measure = shapeOf(draft)
  if (!measure) throw new RangeError('a draft without a shape')
  const names = Object.keys(AreaData.shape) as (keyof AreaData)[]
  const data = AreaData.parse(Object.fromEntries(names.map((name) => [name, draft[name]])))
  return { measure, data, analitics: draft.figures ?? {} }
}

/** Whether a kept area is what was sent: a first answer that was lost may be of an older draft. */
export function holds(area: MyAreaView, { measure, data }: ReturnType<typeof sendable>): boolean {
  const names = Object.keys(data) as (keyof AreaData)[]
  const same = names.every((name) => JSON.stringify(area[name]) === JSON.stringify(data[name]))
  return same && JSON.stringify(area.geometry.coordinates) === JSON.stringify(measure.coordinates)
}
