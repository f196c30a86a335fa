import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE } from './page.ts'

export const PageInput = {
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
}
