import type { ContentView } from '@fieldfare/shared/content.ts'
import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { About, Act } from '../platform/outbox/act.ts'
import { putContent, showInstead, withinOf } from './contentCache.ts'
import { deleteContent } from './contentApi.ts'
import { kindOf, type LocatedRef } from './kind.ts'

/** The input of a deletion of one's own content, with the content as it was before. */
export interface DeletionInput {
  ref: LocatedRef
  before: ContentView
  /** The time on the tombstone until the server's answer has one. */
  at: string
}

export interface DeletionAct extends Act<DeletionInput, ContentView | null> {
  keyOf: (input: Pick<DeletionInput, 'ref'>) => string
}

/** A deletion that waits on this device while there is no connection, with the texts for the list of waiting acts. */
export interface WaitingDeletion {
  act: DeletionAct
  about: About
}

/** Tells whether an act's input is a deletion of this piece of content. */
export const isDeletionOf = ({ id }: LocatedRef, input: unknown): boolean =>
  (input as Partial<DeletionInput> | null)?.ref?.id === id

/** Makes the act (sent now or once there is a connection) that deletes one's own content of a kind with tombstones; the tombstone shows at once. */
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
