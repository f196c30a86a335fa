import { AppError } from '@fieldfare/shared/errors.ts'
import { errorOf, errorWithout, SILENCE_MS } from '../../platform/api/ask.ts'
import { PHOTO_BYTES_MAX, type PhotoView } from '@fieldfare/shared/photo.ts'

export interface UploadOptions {
  signal: AbortSignal
  /** Called with the progress, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a photo under an id made by the caller, so that the server recognises a retry. Uses XMLHttpRequest, since fetch reports no
 * upload progress.
 * @throws AppError when refused, NoAnswerError if our server did not answer, AbortError when the signal aborts
 */
export function uploadPhoto(id: string, photo: Blob, { signal, onProgress }: UploadOptions): Promise<PhotoView> {
  if (!photo.type.startsWith('image/')) return Promise.reject(refused('photoType'))
  if (photo.size > PHOTO_BYTES_MAX) return Promise.reject(refused('photoTooLarge'))
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', `/photos/${id}`)
    request.setRequestHeader('content-type', photo.type)
    request.responseType = 'json'
    // Aborts if the network hangs: no more bytes are sent, or no answer to the sent photo arrives.
    const wait = () => setTimeout(() => request.abort(), 2 * SILENCE_MS)
    let silence = wait()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(silence)
      silence = wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.addEventListener('load', () => {
      const { status, response } = request
      const contentType = request.getResponseHeader('content-type')
      const error = errorOf({ type: 'basic', status, contentType })
      if (error) reject(error)
      else if (status === 200) resolve(response)
      else reject(response?.error ?? new Error('refused'))
    })
    request.addEventListener('error', () => reject(errorWithout()))
    request.addEventListener('abort', () => reject(signal.aborted ? signal.reason : errorWithout()))
    signal.addEventListener('abort', () => request.abort())
    request.send(photo)
  })
}

const refused = (key: string) => new AppError('bad-input', [{ path: ['photo'], key }])
