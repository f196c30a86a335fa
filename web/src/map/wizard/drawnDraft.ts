import { Analitics } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { z } from 'zod'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import { type Around, checkDraft, withAround } from '../operations/shape.ts'

const Line = z.array(z.tuple([z.number(), z.number()]))

/** The schema of the shape in a stored draft, with its dots in the order of drawing. Invalid values are read as an empty shape. */
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
  /** Facts about how the shape was drawn; null until the person leaves the drawing step. */
  figures: z.output<typeof Analitics> | null
  /** The saved shape that the draft changes, if it has more than one ring; `part` is the part being edited. */
  around?: Around | null
}

export const drawnFields = { shape: DraftShape, figures: Analitics.nullable().catch(null) }

type Drawn = Pick<DrawnDraft, 'shape' | 'around'>

/** Returns the draft with all rings of its shape, also those from `around`. */
export const wholeOf = ({ shape, around }: Drawn): Draft => withAround(shape, around)

/** Returns the shape as it would be saved; null while it is open or invalid. */
export const shapeOf = (drawn: Drawn): AreaShape | null => keepable(drawn)?.geometry ?? null

/** Returns the square metres of the shape; null while it is open or invalid. */
export const m2Of = (drawn: Drawn): number | null => keepable(drawn)?.m2 ?? null

function keepable(drawn: Drawn) {
  const draft = wholeOf(drawn)
  if (!draft.closed || draft.goal) return null
  const check = checkDraft(draft)
  return check.ok ? check : null
}

/** Returns a draft with the name of shapes from a file as its title, if the title is empty and all shapes have the same name. */
export function withFileName<D extends Record<string, unknown>>(draft: D, names: readonly string[]): D {
  const [name, ...others] = new Set(names)
  return draft['title'] === '' && name && others.length === 0 ? { ...draft, title: name } : draft
}
