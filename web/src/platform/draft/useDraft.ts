import type { DraftView } from '@fieldfare/shared/draft.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeReload } from '../pwa/beforeReload.ts'
import {
  type DraftKind,
  type DraftPlace,
  draftPlace,
  dropDraft,
  keepDraft,
  onDraftPlace,
  sendDraft,
} from './draftSync.ts'

export interface DraftStatus {
  /** The place of the draft after an edit of this visit; null before the first edit. */
  kept: DraftPlace | null
  /** The state of the last edit: `writing` while the device stores it, `refused` if neither the device nor the server has it. */
  unwritten: 'writing' | 'refused' | null
}

export interface Draft {
  status: DraftStatus
  /** Writes the draft on the device at once, since a closing page does not wait, and sends it to the server soon after. */
  keep(content: DraftView['content'], step: string): void
  /** Sends the draft to the server, if its last edit is not there yet. */
  flush(): Promise<void>
  /** Drops the draft on the device and the server; later edits are not kept. */
  finish(): Promise<void>
}

/** Keeps the content of a form or a wizard as a draft, under one kind and key, until `finish`. */
export function useDraft(kind: DraftKind, key: string): Draft {
  const [unwritten, setUnwritten] = useState<DraftStatus['unwritten']>(null)
  const place = useSyncExternalStore(onDraftPlace, () => draftPlace(kind, key)) ?? null
  const writes = useRef(0)
  const last = useRef<() => Promise<void>>(async () => {})
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  const finished = useRef(false)

  const write = () => {
    if (finished.current) return
    const number = ++writes.current
    setUnwritten('writing')
    writing.current = last.current().then(
      () => number === writes.current && setUnwritten(null),
      () => number === writes.current && setUnwritten('refused'),
    )
  }
  useBeforeReload(unwritten !== null, write)

  return {
    status: { kept: place, unwritten: unwritten === 'refused' && place === 'server' ? null : unwritten },
    keep(content, step) {
      last.current = () => keepDraft(kind, key, content, step)
      write()
    },
    async flush() {
      // `sendDraft` reads the draft from the device.
      await writing.current
      await sendDraft(kind, key)
    },
    async finish() {
      finished.current = true
      // After unmounting, the state of the last edit is shown nowhere.
      writes.current++
      setUnwritten(null)
      await dropDraft(kind, key)
    },
  }
}
