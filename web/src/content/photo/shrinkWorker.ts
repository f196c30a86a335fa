// Scales a photo down in a worker, so that the page stays responsive.

import { PHOTO_SIZES } from '@fieldfare/shared/photoUrl.ts'

const QUALITY = 0.85

async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, PHOTO_SIZES.full / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    )
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    // Transparent pixels would become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  } finally {
    bitmap.close()
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrunk(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
