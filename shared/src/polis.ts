import { z } from 'zod'
import type { ContentView } from './content.ts'
import { STATEMENT_MAX, STATEMENTS_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line } from './schemas.ts'

/** The ids of conversations on polis sites: a digit, then letters and digits. */
export const POLIS_ID = /^[0-9][0-9A-Za-z]{2,31}$/

/** Returns the id of the conversation that a person typed, and the host if the person typed a URL. */
export function conversationIn(typed: string): { id: string; host: string | null } {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!address) return { id: text, host: null }
  return { id: address.pathname.split('/').findLast(Boolean) ?? text, host: address.host }
}

/** The id or URL of a conversation; the server checks that a URL is of the right host. */
const PolisId = z
  .string()
  .max(200, { error: 'tooLong' })
  .transform((id) => id.trim())
  .superRefine((id, context) => {
    if (id === '') context.addIssue({ code: 'custom', message: 'required' })
    else if (!POLIS_ID.test(conversationIn(id).id)) context.addIssue({ code: 'custom', message: 'conversation' })
  })

export const AddPolis = args(['communityId', 'title', 'polisId', 'options'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  polisId: PolisId,
  /** The first statements. */
  options: z.array(line(STATEMENT_MAX, 1)).max(STATEMENTS_MAX, { error: 'tooMany' }).default([]),
  id: Id.optional(),
})

/** A polis conversation as everyone sees it. */
export interface PolisView extends ContentView {
  communityId: string
  title: string
  /** The conversation's id on the polis site. */
  polisId: string
  options: string[]
}

/** The data to show a conversation of the polis site in a frame, for one reader. */
export interface PolisFrame {
  /** The URL with the reader's pseudonym and rights, and without a language. */
  address: string
  /** True if the reader may vote in the conversation; otherwise they can only read it. */
  votes: boolean
}

declare module './contentViews.ts' {
  interface KindViews {
    polis: PolisView
  }
}
