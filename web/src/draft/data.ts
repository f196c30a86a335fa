import type { DraftView } from '@fieldfare/shared/draft.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keys } from '../api/queries.ts'
import { allDrafts, type DraftKind, type Kept, keptHow, onKept } from './keep.ts'

/** The drafts of whoever is there, of one kind, the newest first. */
export function useDrafts(kind: DraftKind): DraftView[] {
  const { data } = useQuery({ queryKey: keys.drafts, queryFn: allDrafts, meta: { live: true }, networkMode: 'always' })
  return (data ?? []).filter((draft) => draft.kind === kind)
}

/** Whether what was typed is kept, and where. */
export const useKept = (kind: DraftKind, key: string): Kept | undefined =>
  useSyncExternalStore(onKept, () => keptHow(kind, key))
