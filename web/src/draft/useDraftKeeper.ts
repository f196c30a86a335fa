import type { DraftView } from '@fieldfare/shared/draft.ts'
import { useRef, useState } from 'react'
import { logError } from '../api/log.ts'
import { useBeforeReload } from '../pwa/beforeReload.ts'
import { type DraftKind, dropDraft, keepDraft, sendDraft } from './keep.ts'

/** `writing`: for the moment that the device takes. `refused`: the device has no room. */
export type Unkept = 'writing' | 'refused' | null

export interface DraftKeeper {
  unkept: Unkept
  /** Writes it at once; a page that is leaving would not wait for a pause. */
  keep(content: DraftView['content'], step: string): void
  /** Sends what the server does not have yet. */
  flush(): Promise<void>
  /** It is sent as what it was to become: the draft has done its work, and nothing is kept any more. */
  finish(): Promise<void>
}

/** Keeps what a wizard holds, under one kind and key, until it is finished. */
export function useDraftKeeper(kind: DraftKind, key: string): DraftKeeper {
  const [unkept, setUnkept] = useState<Unkept>(null)
  const writes = useRef(0)
  const last = useRef<() => Promise<void>>(async () => {})
  const finished = useRef(false)

  const write = () => {
    if (finished.current) return
    const number = ++writes.current
    setUnkept('writing')
    last.current().then(
      () => number === writes.current && setUnkept(null),
      (error: unknown) => {
        logError(error)
        if (number === writes.current) setUnkept('refused')
      },
    )
  }
  useBeforeReload(unkept !== null, write)

  return {
    unkept,
    keep(content, step) {
      last.current = () => keepDraft(kind, key, content, step)
      write()
    },
    flush: () => sendDraft(kind, key),
    async finish() {
      finished.current = true
      setUnkept(null)
      await dropDraft(kind, key)
    },
  }
}
