import type { PhotoView } from '@fieldfare/shared/photo.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { outbox } from '../../platform/outbox/outbox.ts'
import { uploadPhoto } from './upload.ts'
import { hideWaiting, showWaiting } from './waitingPhotos.ts'

interface PhotoInput {
  id: string
  photo: Blob
}

/** Sends a photo, which is shown from this device until then. The content with the photo is sent after it. */
export const photoAct: Act<PhotoInput, PhotoView> = {
  name: 'photo',
  label: 'photo.act',
  send: ({ id, photo }) =>
    uploadPhoto(id, photo, { signal: new AbortController().signal, onProgress: () => undefined }),
  put: (_view, { id }) => hideWaiting(id),
  show: ({ id, photo }) => {
    void showWaiting(id, photo)
    return () => void hideWaiting(id)
  },
}

export const photoActs = { photo: photoAct }

/**
 * Keeps a photo, whose upload our server did not answer, on this device, to be sent later.
 * @param name the name of the photo's file
 * @returns the photo, as a form shows it
 * @throws Error if the file is no picture; the server's refusal, if the server answers this time
 */
export async function keepUnsent(id: string, photo: Blob, name: string): Promise<PhotoView> {
  const picture = await createImageBitmap(photo)
  const { width, height } = picture
  picture.close()
  await showWaiting(id, photo)
  const { answer } = await outbox.post(photoAct, { id, photo }, { title: name, words: '', then: location.pathname })
  return answer ?? { id, width, height }
}
