import { CONTENT_KINDS, type ContentKind } from './kinds.ts'

/** Actions that only one kind of content has, and that the moderation log and the audit log show besides deletion and restoration. */
export const KIND_LOG_ACTIONS = ['thread.keepOnTop', 'treasure.hidePlace'] as const

/** The name of an action on content in the moderation log and the audit log. */
export type ContentAct = (typeof KIND_LOG_ACTIONS)[number] | `${ContentKind}.${'delete' | 'restore'}`
export const CONTENT_ACTS: readonly ContentAct[] = [
  ...KIND_LOG_ACTIONS,
  ...CONTENT_KINDS.flatMap((kind) => [`${kind}.delete`, `${kind}.restore`] as const),
]
export const isContentAct = (action: string): action is ContentAct => CONTENT_ACTS.some((one) => one === action)
