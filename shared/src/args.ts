import { z } from 'zod'

/**
 * A call's arguments: one object with the public argument names, or an array in their order (the calls' old form).
 * Extra names and extra positions are refused. `names` is the public order; anything the shape adds comes after it.
 */
export function args<Shape extends z.ZodRawShape>(names: readonly (keyof Shape & string)[], shape: Shape) {
  const object = z.strictObject(shape)
  const order = [...names, ...Object.keys(shape).filter((key) => !names.includes(key))]
  const named = (raw: unknown, context: z.RefinementCtx): unknown => {
    if (!Array.isArray(raw)) return raw
    if (raw.length > order.length) {
      context.addIssue({ code: 'custom', message: 'unknown', path: [order.length] })
      return z.NEVER
    }
    // A null stands for an argument left out: JSON arrays have no undefined.
    return Object.fromEntries(raw.map((value: unknown, i) => [order[i], value ?? undefined]))
  }
  type Output = z.output<typeof object>
  type Input = z.input<typeof object>
  return z
    .unknown()
    .transform(named)
    .pipe(object as z.ZodType<Output, unknown>) as unknown as z.ZodType<Output, Input>
}

/** For calls without arguments: nothing, an empty object or an empty array. */
export const NoArgs = args([], {}).optional()
