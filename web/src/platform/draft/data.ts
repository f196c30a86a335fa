import type { DraftView } from '@fieldfare/shared/draft.ts'
import { useQuery } from '@tanstack/react-query'
import { keys } from '../api/queries.ts'
import { allDrafts, type DraftKind } from './draftSync.ts'

/** The current person's drafts of one kind, newest first. */
export function useDrafts(kind: DraftKind): DraftView[] {
  const { data } = useQuery({ queryKey: keys.drafts, queryFn: allDrafts, meta: { live: true }, networkMode: 'always' })
  return (data ?? []).filter((draft) => draft.kind === kind)
}
