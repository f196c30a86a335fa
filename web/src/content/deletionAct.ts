import type { ContentView } from '@fieldfare/shared/content.ts'
import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { About, Act } from '../platform/outbox/act.ts'
import { putContent, showInstead, withinOf } from './contentCache.ts'
import { deleteContent } from './contentApi.ts'
import { kindOf, type LocatedRef } from './kind.ts'

/** One's own piece of content to delete. */
export interface DeletionInput {
  ref: LocatedRef
  before: ContentView
  /** The time on the tombstone until the server says one. */
  at: string
}

export interface DeletionAct extends Act<DeletionInput, ContentView | null> {
  keyOf: (input: Pick<DeletionInput, 'ref'>) => string
}

/** A deletion that waits on this device while there is no connection, with its words in lists. */
export interface WaitingDeletion {
  act: DeletionAct
  about: About
}

/** Tells whether the input of some act deletes this piece of content. */
export const isDeletionOf = ({ id }: LocatedRef, input: unknown): boolean =>
  (input as Partial<DeletionInput> | null)?.ref?.id === id

/** Makes the act that deletes one's own content of a kind with tombstones; the tombstone shows at once. */
export const deletionAct = (name: string, label: TextKey): DeletionAct => ({
  name,
  label,
  deletes: true,
  send: ({ ref }) => deleteContent(ref),
  put: (view, { ref }) => view && putContent(ref.kind, withinOf(ref), view),
  show: ({ ref, before, at }) => {
    const { tombstone } = kindOf(ref.kind)
    return tombstone && showInstead(ref.kind, before, (one) => tombstone(one, { at, by: 'creator', reason: '' }))
  },
  keyOf: ({ ref }) => ref.id,
})
