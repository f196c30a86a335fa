import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'

/** A photo on the server, as a form or a draft keeps it. */
export const SavedPhoto: z.ZodType<PhotoView> = z.object({
  id: Id,
  width: z.number(),
  height: z.number(),
  alt: z.string().optional(),
})
