import { Analitics } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { z } from 'zod'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { type Around, checkDraft, withAround } from '../operations/shape.ts'

const Line = z.array(z.tuple([z.number(), z.number()]))

/** A shape in a draft, with its dots as they were dropped; one that does not fit reads as empty. */
export const DraftShape = z
  .object({
    ring: Line.catch([]),
    closed: z.boolean().catch(false),
    hole: z.boolean().optional().catch(undefined),
    others: z
      .array(z.object({ ring: Line, hole: z.boolean() }))
      .optional()
      .catch(undefined),
    goal: z.enum(['add', 'cut', 'split']).optional().catch(undefined),
    begun: z
      .object({ source: z.string(), id: z.string(), licence: z.string(), dated: z.string(), digest: z.number() })
      .optional()
      .catch(undefined),
  })
  .catch({ ring: [], closed: false })
  .transform(({ ring, closed, ...rest }): Draft => {
    if (ring.length === 0 && !rest.others?.length) return EMPTY_DRAFT
    const valid = Object.entries(rest).filter(([, value]) => value !== undefined)
    return { ring, closed, ...(Object.fromEntries(valid) as typeof rest) }
  })

/** The part of a draft that its drawing step fills in. */
export interface DrawnDraft {
  shape: Draft
  /** Facts about the drawing of the shape; null before the drawing step was left. */
  figures: z.output<typeof Analitics> | null
  /** The kept shape of which one part is changed, where it has more than one ring. */
  around?: Around | null
}

export const drawnFields = { shape: DraftShape, figures: Analitics.nullable().catch(null) }

type Drawn = Pick<DrawnDraft, 'shape' | 'around'>

/** Returns the draft with all of its rings. */
export const wholeOf = ({ shape, around }: Drawn): Draft => withAround(shape, around)

/** The shape as it would be saved; null while it is open or cannot be kept. */
export const shapeOf = (drawn: Drawn): AreaShape | null => keepable(drawn)?.geometry ?? null

/** Its square metres. */
export const m2Of = (drawn: Drawn): number | null => keepable(drawn)?.m2 ?? null

function keepable(drawn: Drawn) {
  const draft = wholeOf(drawn)
  if (!draft.closed || draft.goal) return null
  const check = checkDraft(draft)
  return check.ok ? check : null
}

/** A draft of land with the name of its shapes in a file as its title, where nothing was typed and they have one name. */
export function withFileName<D extends Record<string, unknown>>(draft: D, names: readonly string[]): D {
  const [name, ...others] = new Set(names)
  return draft['title'] === '' && name && others.length === 0 ? { ...draft, title: name } : draft
}
