import type { KindViews } from './contentViews.ts'
import { type ContentKind, factsOf, type KINDS } from './kinds.ts'

// The calls that every kind of content has: delete, restore, report, and dismiss the reports (`unReport`).

export type ContentVerb = 'delete' | 'restore' | 'report' | 'unReport'
/** The public name of a call: `deletePoll`. */
export type ContentCallName<V extends ContentVerb, K extends ContentKind> = `${V}${Capitalize<K>}`

type Named<K extends ContentKind, A extends 'delete' | 'report'> = (typeof KINDS)[K] extends {
  names: Record<A, infer N extends string>
}
  ? N
  : `${K}Id`
type ReasonName<K extends ContentKind> = (typeof KINDS)[K] extends { names: { reason: infer N extends string } }
  ? N
  : 'reason'
type Ref<K extends ContentKind, A extends 'delete' | 'report'> = { [N in Named<K, A> | OuterName<K>]: string }
type OuterName<K extends ContentKind> = (typeof KINDS)[K]['within'] extends infer W extends ContentKind
  ? `${W}Id`
  : never

/** The input of these calls. People who delete their own content leave out the reason. */
export interface ContentInput<K extends ContentKind> {
  delete: Ref<K, 'delete'> & { reason?: string | undefined }
  restore: Ref<K, 'delete'>
  report: Ref<K, 'report'> & { [N in ReasonName<K>]: string }
  unReport: Ref<K, 'report'>
}

/** The results of these calls. */
export interface ContentAnswer<K extends ContentKind> {
  delete: (typeof KINDS)[K] extends { tombstone: true } ? KindViews[K] : { deleted: 1; id: string }
  restore: KindViews[K]
  report: { reported: true }
  /** The number of reports that the call decided. */
  unReport: { kept: number }
}

/** The public name of a call of a kind. */
export const contentCall = <V extends ContentVerb, K extends ContentKind>(verb: V, kind: K): ContentCallName<V, K> =>
  `${verb}${(kind[0] ?? '').toUpperCase()}${kind.slice(1)}` as ContentCallName<V, K>

/** Returns the names of a call's arguments: for the content's id, for the id of the content around it, if any, and for the reason. */
export function argumentsOf(
  kind: ContentKind,
  verb: ContentVerb,
): { id: string; parent: string | null; reason: string } {
  const { within, names } = factsOf(kind)
  const reports = verb === 'report' || verb === 'unReport'
  return {
    id: (reports ? names?.report : names?.delete) ?? `${kind}Id`,
    parent: within === 'community' ? null : `${within}Id`,
    reason: (verb === 'report' ? names?.reason : undefined) ?? 'reason',
  }
}
