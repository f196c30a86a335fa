import { type PhotoView, PHOTOS_MAX, photoUrl } from '@fieldfare/shared/photo.ts'
import type { ReactNode } from 'react'
import { fieldError } from '../ui/fieldLook.tsx'

export interface PhotoPickerProps {
  /** Above it, such as "Photos". */
  label: string
  /** What has arrived on the server, in its order. */
  value: PhotoView[]
  /** Photos are sent as soon as they are picked; here they are handed back with those before them. */
  onChange: (photos: PhotoView[]) => void
  max?: number
  hint?: ReactNode
  /** The word for "optional", when there may be none. */
  optional?: string
  /** What the server or the form says about them. */
  error?: ReactNode
  /** Whether photos are on their way: a form waits for them before it is sent. */
  onBusy?: (busy: boolean) => void
  /** The file as it was picked, with all that its camera wrote in it: its position can be read from it. */
  onPicked?: (file: File) => void
}

/** Picks photos from the camera, the device, the clipboard or by dropping them, and sends them at once. */
export function PhotoPicker({ label, value, error, max = PHOTOS_MAX }: PhotoPickerProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {value.slice(0, max).map((photo) => (
        <img key={photo.id} src={photoUrl(photo.id, 'list')} width={photo.width} height={photo.height} alt="" />
      ))}
      {fieldError(error)}
    </fieldset>
  )
}
