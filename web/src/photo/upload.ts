import { AppError } from '@fieldfare/shared/errors.ts'
import { PHOTO_BYTES_MAX, type PhotoView } from '@fieldfare/shared/photo.ts'

export interface UploadOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a photo under an id made here, so that the server recognises a retry. By XMLHttpRequest, since fetch reports no
 * upload progress.
 * @throws AppError when refused, TypeError without a response, AbortError
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
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status === 200 ? resolve(request.response) : reject(request.response?.error ?? new Error('refused')),
    )
    request.addEventListener('error', () => reject(new TypeError('no network')))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort())
    request.send(photo)
  })
}

const refused = (key: string) => new AppError('bad-input', [{ path: ['photo'], key }])
