import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'

/** The schema of a sent photo in a saved form or draft. */
export const SavedPhoto: z.ZodType<PhotoView> = z.object({
  id: Id,
  width: z.number(),
  height: z.number(),
  alt: z.string().optional(),
})
