import { z } from 'zod'
import { KIND_DRAFTS } from './kinds.ts'
import { args, isKeepable, token } from './schemas.ts'

export const DRAFT_KINDS = [
  'area',
  'community',
  'correction',
  'funding',
  'landOwner',
  'message',
  ...KIND_DRAFTS,
] as const
/** The size limit of a draft: 5,000 vertices of two numbers at full length, and the longest texts. */
export const DRAFT_BYTES_MAX = 300_000
/** The depth limit: a multipolygon among a form's answers is eight deep; nothing in our forms is deeper. */
export const DRAFT_DEPTH_MAX = 16
/** The number of drafts of a person: more than anyone keeps open; it stops a script that fills the table. */
export const DRAFTS_MAX = 50
/**
 * The size limit in bytes for all drafts of a person together, since one response lists them all: six of the largest, or
 * fifty drawn by hand.
 */
export const DRAFTS_BYTES_MAX = 2_000_000
/** The earliest time that a draft can have: an earlier time comes from a device whose clock was never set. */
const FIRST_DRAFT = Date.UTC(2020, 0, 1)

const Kind = z.enum(DRAFT_KINDS)
const Key = token(80).min(1)
const Content = z
  .custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .superRefine((value, context) => {
    const fault = faultIn(value, DRAFT_DEPTH_MAX) ?? (JSON.stringify(value).length > DRAFT_BYTES_MAX ? 'tooLong' : null)
    if (fault) context.addIssue({ code: 'custom', message: fault, params: { max: DRAFT_BYTES_MAX } })
  })
/** The time of an edit. A time later than now counts as now: otherwise a device whose clock runs ahead would always win. */
const EditedAt = z.iso
  .datetime()
  .refine((value) => Date.parse(value) >= FIRST_DRAFT, { error: 'range' })
  .transform((value) => new Date(Math.min(Date.parse(value), Date.now())).toISOString())

/**
 * Saves a draft. `version` is the version that the writer last saw (0 for a new draft): if the server holds a newer version from
 * another device, the one with the later `editedAt` wins and the other is stored as a separate draft under a new key.
 */
export const SaveDraft = args(['kind', 'key', 'content'], {
  kind: Kind,
  key: Key,
  content: Content,
  step: token(40),
  version: z.number().int().min(0),
  editedAt: EditedAt,
})
export const DraftKey = args(['kind', 'key'], { kind: Kind, key: Key })

export interface DraftView {
  kind: (typeof DRAFT_KINDS)[number]
  key: string
  content: Record<string, unknown>
  step: string
  version: number
  editedAt: string
}

function faultIn(value: unknown, depth: number): 'type' | 'characters' | null {
  if (typeof value === 'string') return isKeepable(value) ? null : 'characters'
  if (typeof value !== 'object' || value === null) return null
  if (depth === 0) return 'type'
  for (const [key, inner] of Object.entries(value)) {
    const fault = isKeepable(key) ? faultIn(inner, depth - 1) : 'characters'
    if (fault) return fault
  }
  return null
}
