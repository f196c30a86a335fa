import { LOCALES } from '@fieldfare/shared/locale.ts'
import { z } from 'zod'
import { readData } from '../readData.ts'

/** A thread of a community and the comments on it, in this order. */
const Thread = z.strictObject({
  /** The community's title. */
  community: z.string(),
  title: z.string(),
  description: z.string(),
  /** The owner begins it; else a subscriber. */
  byOwner: z.literal(true).optional(),
  /** The place that it is about, in degrees. */
  place: z.tuple([z.number(), z.number()]).optional(),
  /** The owner keeps it on top. */
  onTop: z.literal(true).optional(),
  /** Dutch by default. */
  locale: z.enum(LOCALES).optional(),
  comments: z.array(z.string()),
})
export type DemoThread = z.output<typeof Thread>

export const THREADS = readData('discussions.json', z.array(Thread))
