import { z } from 'zod'
import { type ContentView, Reason, ReportReason } from './content.ts'
import { STATEMENT_MAX, STATEMENTS_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line } from './schemas.ts'

/** As polis sites name conversations: a digit, then letters and digits. */
export const POLIS_ID = /^[0-9][0-9A-Za-z]{2,31}$/

const PolisId = z
  .string()
  .max(200, { error: 'tooLong' })
  .transform((id) => id.trim())
  .superRefine((id, context) => {
    if (id === '') context.addIssue({ code: 'custom', message: 'required' })
    else if (!POLIS_ID.test(id)) context.addIssue({ code: 'custom', message: 'conversation' })
  })

export const AddPolis = args(['communityId', 'title', 'polisId', 'options'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  polisId: PolisId,
  /** The first statements. */
  options: z.array(line(STATEMENT_MAX, 1)).max(STATEMENTS_MAX, { error: 'tooMany' }).default([]),
  id: Id.optional(),
})
export const DeletePolis = args(['id'], { id: Id, reason: Reason })
export const PolisRef = args(['id'], { id: Id })
export const ReportPolis = args(['id', 'reason'], { id: Id, reason: ReportReason })

/** What everyone sees of a polis conversation. */
export interface PolisView extends ContentView {
  communityId: string
  title: string
  /** What the polis site names it by. */
  polisId: string
  options: string[]
}

/** Where a reader opens a conversation on the polis site; null where the operator has none. */
export interface PolisFrame {
  /** With the reader's pseudonym and rights, and without a language. */
  address: string
  /** Whether the reader may vote there; otherwise they read. */
  votes: boolean
}
