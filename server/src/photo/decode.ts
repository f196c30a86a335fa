import { availableParallelism } from 'node:os'
import { PHOTO_BYTES_MAX, PHOTO_PIXELS_MAX, PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photo.ts'
import sharp from 'sharp'
import { Semaphore } from '../call/semaphore.ts'

/** A photo as it is kept: upright, in sRGB, without anything that its camera said about where and when. */
export interface Decoded {
  /** Of the full size. */
  width: number
  height: number
  files: Record<PhotoSize, Buffer>
}

export type PhotoFaultKey = 'photoType' | 'photoTooLarge' | 'photoBroken' | 'photoAnimated'

/** Why something cannot be kept as a photo: a key of `errors.field`. */
export class PhotoFault extends Error {
  readonly key: PhotoFaultKey

  constructor(key: PhotoFaultKey) {
    super(key)
    this.name = 'PhotoFault'
    this.key = key
  }
}

const FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif'])
/** Long enough for the largest on a busy machine. */
const SECONDS_MAX = 30
/** Good for a picture that is looked at; a third of the bytes of the best. */
const QUALITY: Record<PhotoSize, number> = { list: 78, full: 82 }

// A photo is decoded in threads of its own, one a photo, so that as many processors as there are minus one are busy. With
// 100 million pixels it may take 600 MB: two at once are what a small machine bears. The others wait in line.
sharp.concurrency(1)
sharp.cache(false)
const semaphore = new Semaphore(Math.min(2, Math.max(1, availableParallelism() - 1)), 100)

/**
 * Checks that bytes are a photo and makes the sizes that are served.
 * @throws PhotoFault
 * @throws AppError 'unavailable' where too many wait already
 */
export async function decodePhoto(bytes: Buffer): Promise<Decoded> {
  if (bytes.length > PHOTO_BYTES_MAX) throw new PhotoFault('photoTooLarge')
  // Looked at first, so that nothing but these formats ever meets a decoder: an SVG could read files and fetch addresses.
  if (!isOfFormat(bytes)) throw new PhotoFault('photoType')
  return semaphore.run(async () => {
    await checkHead(bytes)
    try {
      return await resize(bytes)
    } catch {
      throw new PhotoFault('photoBroken')
    }
  })
}

/** The first bytes of JPEG, PNG, WebP, and of the HEIF family, of which AVIF can be read. */
const isOfFormat = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
  bytes.toString('latin1', 4, 8) === 'ftyp'

async function checkHead(bytes: Buffer): Promise<void> {
  const head = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new PhotoFault('photoBroken')
  // What Apple calls HEIC is HEVC, whose patents keep it out of the decoder; phones send it as JPEG when asked for one.
  if (!FORMATS.has(head.format) || head.compression === 'hevc') throw new PhotoFault('photoType')
  if ((head.pages ?? 1) > 1) throw new PhotoFault('photoAnimated')
  if (head.width * head.height > PHOTO_PIXELS_MAX) throw new PhotoFault('photoTooLarge')
}

async function resize(bytes: Buffer): Promise<Decoded> {
  const { data: full, info } = await fitted(bytes, 'full')
  const { data: list } = await fitted(full, 'list')
  return { width: info.width, height: info.height, files: { list, full } }
}

/** Metadata and colour profile are left out unless one asks for them; the pixels are turned and in sRGB. */
const fitted = (bytes: Buffer, size: PhotoSize) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: PHOTO_PIXELS_MAX })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: PHOTO_SIZES[size], height: PHOTO_SIZES[size], fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY[size] })
    .toBuffer({ resolveWithObject: true })
