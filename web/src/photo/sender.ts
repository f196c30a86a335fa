import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import { shrink } from './shrink.ts'
import { uploadPhoto } from './upload.ts'

/** A photo that is being made smaller or sent. */
export interface Sending {
  /** The id that it will have. */
  id: string
  file: File
  phase: 'waiting' | 'shrinking' | 'sending' | 'failed'
  /** Progress of sending, 0 to 100. */
  percent: number
  /** An object URL, once the photo is made smaller. */
  preview: string | null
  /** Why it failed. */
  error: unknown
}

/** Makes photos smaller and sends them, one at a time in the order they were added. */
export interface Sender {
  sending: ReadonlyAtom<readonly Sending[]>
  add(files: readonly File[]): void
  retry(id: string): void
  /** Cancels a photo, or removes a failed one. */
  drop(id: string): void
  /** Cancels all photos and frees their object URLs. */
  stop(): void
}

interface Steps {
  shrink: typeof shrink
  upload: typeof uploadPhoto
}
/** Called with the outcome of each photo. */
export interface SenderCallbacks {
  onSent: (photo: PhotoView) => void
  onFailed: (sending: Sending) => void
}

export function createSender(
  { onSent, onFailed }: SenderCallbacks,
  { shrink: make, upload }: Steps = { shrink, upload: uploadPhoto },
): Sender {
  const sending = createAtom<readonly Sending[]>([])
  let current: { id: string; abort: AbortController } | null = null

  const find = (id: string) => sending.get().find((one) => one.id === id)
  const change = (id: string, changes: Partial<Sending>) =>
    sending.set((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = (id: string) => {
    const preview = find(id)?.preview
    if (preview) URL.revokeObjectURL(preview)
    sending.set((all) => all.filter((one) => one.id !== id))
  }

  async function send({ id, file }: Sending, signal: AbortSignal): Promise<void> {
    change(id, { phase: 'shrinking', percent: 0, error: null })
    const photo = await make(file, signal)
    // A file that could not be made smaller may not be an image: it gets no preview.
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
    const waiting = sending.get().find(({ phase }) => phase === 'waiting')
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
    sending,
    add: (files) => {
      const more = files.map((file): Sending => ({
        id: crypto.randomUUID(),
        file,
        phase: 'waiting',
        percent: 0,
        preview: null,
        error: null,
      }))
      sending.set((all) => [...all, ...more])
      void next()
    },
    retry: (id) => {
      change(id, { phase: 'waiting' })
      void next()
    },
    drop,
    stop: () => {
      for (const { id } of sending.get()) drop(id)
    },
  }
}
