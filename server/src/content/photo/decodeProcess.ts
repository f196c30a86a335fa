// Decodes photos in a process of its own, whose threads run only while nobody else wants the processor: Linux has a
// priority for each thread, and decoding in the server's process shares its threads. The effects of a broken file on
// the decoder end here, too.
import { PHOTO_PIXELS_MAX } from '@fieldfare/shared/photo.ts'
import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import sharp from 'sharp'
import { PhotoFault, type PhotoFaultKey } from './photoFault.ts'
import { takeLowestPriority } from './lowestPriority.ts'

/** A request: first the bytes of a photo, answered with its pixels; then, or not, the request for its files. */
export type DecodeTask = Uint8Array | 'make files'
/** The sizes are those of the full one. */
export type Decoded = { width: number; height: number; files: Record<PhotoSize, Buffer> }
type DecodeResult = { pixels: number } | Decoded | { fault: PhotoFaultKey }
/** An answer with the processor time that it took, in milliseconds. */
export type DecodeAnswer = DecodeResult & { ms: number }

const FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif'])
/** The quality that suits a picture on a screen, at a third of the bytes of the best. */
const QUALITY: Record<PhotoSize, number> = { list: 78, full: 82 }

sharp.concurrency(1)
sharp.cache(false)

/**
 * Returns the number of pixels, by the head of the file.
 * @throws PhotoFault
 */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const head = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw new PhotoFault('photoBroken')
  // Apple's HEIC is HEVC, whose patents keep it out of the decoder; phones send it as JPEG when asked for one.
  if (!FORMATS.has(head.format) || head.compression === 'hevc') throw new PhotoFault('photoType')
  if ((head.pages ?? 1) > 1) throw new PhotoFault('photoAnimated')
  const pixels = head.width * head.height
  if (pixels > PHOTO_PIXELS_MAX) throw new PhotoFault('photoTooLarge')
  return pixels
}

/**
 * Makes the files: upright, in sRGB, without what the camera recorded about place and time.
 * @throws PhotoFault
 */
async function makeFiles(bytes: Uint8Array): Promise<Decoded> {
  try {
    const { data: full, info } = await fit(bytes, 'full')
    const { data: list } = await fit(full, 'list')
    return { width: info.width, height: info.height, files: { list, full } }
  } catch {
    throw new PhotoFault('photoBroken')
  }
}

/** Metadata and colour profile are left out by default; the pixels are turned and in sRGB. */
const fit = (bytes: Uint8Array, size: PhotoSize) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: PHOTO_PIXELS_MAX })
    .autoOrient()
    .resize({ width: PHOTO_SIZES[size], height: PHOTO_SIZES[size], fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY[size] })
    .toBuffer({ resolveWithObject: true })

let photo: Uint8Array = new Uint8Array()

async function find(task: DecodeTask): Promise<DecodeResult> {
  try {
    if (task === 'make files') return await makeFiles(photo)
    photo = task
    return { pixels: await pixelsOf(photo) }
  } catch (error) {
    if (error instanceof PhotoFault) return { fault: error.key }
    throw error
  }
}

async function answerTo(task: DecodeTask): Promise<DecodeAnswer> {
  const before = process.cpuUsage()
  const answer = await find(task)
  const { user, system } = process.cpuUsage(before)
  return { ...answer, ms: (user + system) / 1000 }
}

takeLowestPriority()
process.once('disconnect', () => process.exit())
process.on('message', async (task: DecodeTask) => process.send?.(await answerTo(task)))
