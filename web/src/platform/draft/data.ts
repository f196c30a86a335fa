import type { DraftView } from '@fieldfare/shared/draft.ts'
import { api, withCallName } from '../api/client.ts'
import { liveRead } from '../api/read.ts'
import { useLive } from '../api/useLive.ts'
import { allDrafts, type DraftKind } from './draftSync.ts'

const drafts = liveRead(withCallName(api.draft.list.query, allDrafts), [], { networkMode: 'always' })

/** The current person's drafts of one kind, newest first. */
export function useDrafts(kind: DraftKind): DraftView[] {
  return (useLive(drafts).data ?? []).filter((draft) => draft.kind === kind)
}
