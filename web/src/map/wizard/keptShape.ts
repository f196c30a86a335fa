import { z } from 'zod'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'

/** A shape as it is kept with a draft. */
export const keptShape = ({ ring, closed }: Draft) => ({ ring: [...ring], closed })

/** The same, read back; one that does not fit is begun anew. */
export const KeptShape = z
  .object({ ring: z.array(z.tuple([z.number(), z.number()])), closed: z.boolean() })
  .catch({ ring: [], closed: false })
  .transform((shape): Draft => (shape.ring.length > 0 ? shape : EMPTY_DRAFT))
