import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import { failureOf, isUnanswered } from '../../platform/i18n/failure.ts'
import { addUnsent, takeUnsent } from '../../platform/shell/states/unsent.ts'
import { shrink } from './shrink.ts'
import { uploadPhoto } from './upload.ts'

/** A photo that is being made smaller or sent. */
export interface Sending {
  /** The id that the photo will have on the server. */
  id: string
  file: File
  phase: 'waiting' | 'shrinking' | 'sending' | 'failed'
  /** Progress of sending, 0 to 100. */
  percent: number
  /** An object URL, once the photo is made smaller. */
  preview: string | null
  /** The reason of the failure. */
  error: unknown
}

/** The pauses before a photo that a busy server refused is sent again; the photo has failed if the attempt after the last pause is refused. */
const PAUSES_MS = [2000, 5000, 10_000, 20_000, 30_000]
const LAST_PAUSE_MS = Math.max(...PAUSES_MS)

/** Tells whether the server may accept the photo soon: not if it asks for a wait longer than the last pause. */
function mayComeLater(error: unknown): boolean {
  const { code, retryAfter = 0 } = failureOf(error)
  return code === 'unavailable' || (code === 'too-many' && retryAfter * 1000 <= LAST_PAUSE_MS)
}

/** Makes photos smaller and sends them, one at a time in the order they were added. */
export interface Sender {
  sending: ReadonlyAtom<readonly Sending[]>
  add(files: readonly File[]): void
  retry(id: string): void
  /** Sends again the photos to whose upload our server did not respond. */
  retryUnanswered(): void
  /** Cancels a photo, or removes a failed one. */
  drop(id: string): void
  /** Cancels all photos and frees their object URLs. */
  stop(): void
}

interface Steps {
  shrink: typeof shrink
  upload: typeof uploadPhoto
  /** Keeps a photo, whose upload our server did not answer, on this device. @throws Error if it cannot be kept, or the server refuses it now */
  keep?: (id: string, photo: Blob, name: string) => Promise<PhotoView>
}
/** The functions that are called with the outcome of each photo. */
export interface SenderCallbacks {
  onSent: (photo: PhotoView) => void
  onFailed: (sending: Sending) => void
}

export const STEPS: Steps = { shrink, upload: uploadPhoto }
export const keepLater: Steps['keep'] = async (...photo) => (await import('./photoActs.ts')).keepUnsent(...photo)

const unsentName = (id: string) => `photo ${id}`

export function createSender(
  { onSent, onFailed }: SenderCallbacks,
  { shrink: make, upload, keep }: Steps = STEPS,
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
    const uploaded = await uploadPatiently(id, photo, signal).catch((error: unknown) => {
      if (!keep || !isUnanswered(error) || signal.aborted) throw error
      return keep(id, photo, file.name).catch(() => Promise.reject(error))
    })
    forget(id)
    takeUnsent(unsentName(id), 'sent')
    onSent(uploaded)
  }

  async function uploadPatiently(id: string, photo: Blob, signal: AbortSignal): Promise<PhotoView> {
    const onProgress = (part: number) => change(id, { percent: Math.round(part * 100) })
    for (const pause of PAUSES_MS) {
      try {
        change(id, { phase: 'sending', percent: 0 })
        return await upload(id, photo, { signal, onProgress })
      } catch (error) {
        if (!mayComeLater(error)) throw error
        change(id, { phase: 'waiting' })
        await sleep(pause, signal)
      }
    }
    change(id, { phase: 'sending', percent: 0 })
    return upload(id, photo, { signal, onProgress })
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
      if (isUnanswered(error)) addUnsent(unsentName(waiting.id))
      const failed = find(waiting.id)
      if (failed && !abort.signal.aborted) onFailed(failed)
    }
    current = null
    void next()
  }

  const drop = (id: string) => {
    forget(id)
    takeUnsent(unsentName(id), 'dropped')
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
    retryUnanswered: () => {
      for (const { id, phase, error } of sending.get())
        if (phase === 'failed' && isUnanswered(error)) change(id, { phase: 'waiting' })
      void next()
    },
    drop,
    stop: () => {
      for (const { id } of sending.get()) drop(id)
    },
  }
}

/** Waits for `ms` milliseconds. @throws AbortError when the signal aborts */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
