import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureOf, failureText, issueText } from '../../platform/i18n/failure.ts'
import { isReachable, useStatus } from '../../platform/shell/states/status.ts'
import { createSender, keepLater, type SenderCallbacks, STEPS } from './sender.ts'

export interface PhotoPickerProps {
  /** The label above the picker, such as "Photos". */
  label: string
  /** The photos on the server, in order. */
  value: PhotoView[]
  /** Called with all photos after each one is sent, removed or moved. */
  onChange: (photos: PhotoView[]) => void
  max?: number
  hint?: ReactNode
  /** True to ask for each photo's alternative text, for readers who cannot see the photo. */
  described?: boolean
  /** The text for "optional", if the photos are optional. */
  optional?: string
  /** The error that the server or the form reports for the photos. */
  error?: ReactNode
  /** True if the form can be sent later: without a connection its photos wait on this device, too. */
  later?: boolean
  /** Called with true when photos begin to be sent and false after: a form waits for them. */
  onBusy?: (busy: boolean) => void
  /** Called with each picked file, whose metadata may contain a position. */
  onPicked?: (file: File) => void
}

/** The state and actions of a photo picker, with texts to announce. */
export function usePhotoPicker({
  value,
  onChange,
  onBusy,
  onPicked,
  max,
  later = false,
}: Omit<PhotoPickerProps, 'label'> & { max: number }) {
  const { t } = useTranslation()
  const [status, setStatus] = useState('')
  // Two photos may be sent before the form has rendered the first.
  const photos = useRef(value)
  useEffect(() => {
    photos.current = value
  }, [value])
  const change = (next: PhotoView[]) => {
    photos.current = next
    onChange(next)
  }

  const callbacks = useRef<SenderCallbacks>(null)
  useEffect(() => {
    callbacks.current = {
      onSent: (photo) => {
        change([...photos.current, photo])
        setStatus(t('photo.added', { count: photos.current.length, max }))
      },
      onFailed: ({ file, error }) => setStatus(t('photo.failed', { name: file.name, why: whyText(t, error) })),
    }
  })
  const [sender] = useState(() =>
    createSender(
      {
        onSent: (photo) => callbacks.current?.onSent(photo),
        onFailed: (sending) => callbacks.current?.onFailed(sending),
      },
      later ? { ...STEPS, keep: keepLater } : STEPS,
    ),
  )
  const sending = useSelector(sender.sending)
  useEffect(() => () => sender.stop(), [sender])
  const { connection } = useStatus()
  useEffect(() => {
    if (isReachable(connection)) sender.retryUnanswered()
  }, [connection, sender])

  const busy = sending.some(({ phase }) => phase !== 'failed')
  const tellBusy = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => tellBusy(busy), [busy])

  // An invalid file does not count towards the maximum, since it cannot be sent again.
  const toCome = sending.filter(({ phase, error }) => phase !== 'failed' || failureOf(error).issues.length === 0)
  const room = Math.max(0, max - value.length - toCome.length)
  return {
    status,
    sending,
    room,
    pick(files: File[]) {
      const accepted = files.slice(0, room)
      if (files.length > room) setStatus(t('photo.tooMany', { max }))
      for (const file of accepted) onPicked?.(file)
      sender.add(accepted)
    },
    remove(id: string) {
      change(value.filter((photo) => photo.id !== id))
      setStatus(t('photo.removed', { count: value.length - 1, max }))
    },
    /** Swaps the photo with the one before (-1) or after (1). */
    move(id: string, by: -1 | 1) {
      const from = value.findIndex((photo) => photo.id === id)
      const next = [...value]
      const [photo] = next.splice(from, 1)
      if (!photo || from + by < 0 || from + by > next.length) return
      next.splice(from + by, 0, photo)
      change(next)
      setStatus(t('photo.moved', { n: from + by + 1 }))
    },
    retry: sender.retry,
    drop: sender.drop,
  }
}

/** Returns the text of the first issue with the photo; without one, that of the failure. */
export function whyText(t: Parameters<typeof failureText>[0], error: unknown): string {
  const [issue] = failureOf(error).issues
  return issue ? issueText(t, issue) : failureText(t, error)
}
