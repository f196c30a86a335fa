import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { shrink } from './shrink.ts'
import { uploadPhoto } from './upload.ts'

/** A photo on its way. */
export interface Sending {
  /** The id that it will have. */
  id: string
  file: File
  phase: 'waiting' | 'shrinking' | 'sending' | 'failed'
  /** Of sending, whole. */
  percent: number
  /** An object URL, once it is made smaller. */
  preview: string | null
  /** Why it failed. */
  error: unknown
}

/** Makes photos smaller and sends them, one after the other in their order. */
export interface Sender {
  get(): readonly Sending[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[]): void
  retry(id: string): void
  /** Stops one, or takes a failed one away. */
  drop(id: string): void
  /** Stops all and frees what they hold. */
  stop(): void
}

interface Steps {
  shrink: typeof shrink
  upload: typeof uploadPhoto
}
/** What becomes of them. */
export interface Told {
  onSent: (photo: PhotoView) => void
  onFailed: (sending: Sending) => void
}

export function createSender(
  { onSent, onFailed }: Told,
  { shrink: make, upload }: Steps = { shrink, upload: uploadPhoto },
): Sender {
  let all: readonly Sending[] = []
  let current: { id: string; abort: AbortController } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly Sending[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => all.find((one) => one.id === id)
  const change = (id: string, changes: Partial<Sending>) =>
    set(all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = (id: string) => {
    const preview = find(id)?.preview
    if (preview) URL.revokeObjectURL(preview)
    set(all.filter((one) => one.id !== id))
  }

  async function send({ id, file }: Sending, signal: AbortSignal): Promise<void> {
    change(id, { phase: 'shrinking', percent: 0, error: null })
    const photo = await make(file, signal)
    // What could not be made smaller may be no picture at all.
    if (photo !== file) change(id, { preview: find(id)?.preview ?? URL.createObjectURL(photo) })
    change(id, { phase: 'sending' })
    const sent = await upload(id, photo, {
      signal,
      onProgress: (part) => change(id, { percent: Math.round(part * 100) }),
    })
    forget(id)
    onSent(sent)
  }

  async function next(): Promise<void> {
    const waiting = all.find(({ phase }) => phase === 'waiting')
    if (current || !waiting) return
    const abort = new AbortController()
    current = { id: waiting.id, abort }
    try {
      await send(waiting, abort.signal)
    } catch (error) {
      change(waiting.id, { phase: 'failed', error })
      const failed = find(waiting.id)
      if (failed && !abort.signal.aborted) onFailed(failed)
    }
    current = null
    void next()
  }

  const drop = (id: string) => {
    forget(id)
    if (current?.id === id) current.abort.abort()
  }
  return {
    get: () => all,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files) => {
      const more = files.map((file): Sending => ({
        id: crypto.randomUUID(),
        file,
        phase: 'waiting',
        percent: 0,
        preview: null,
        error: null,
      }))
      set([...all, ...more])
      void next()
    },
    retry: (id) => {
      change(id, { phase: 'waiting' })
      void next()
    },
    drop,
    stop: () => {
      for (const { id } of all) drop(id)
    },
  }
}
