// Decodes photos in a separate process of lowest priority, so that decoding does not slow down the server: on Linux each
// thread has its own priority, and decoding within the server would use the server's threads. A broken file that crashes
// the decoder ends only this process.
import { PHOTO_PIXELS_MAX } from '@fieldfare/shared/photo.ts'
import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import sharp from 'sharp'
import { PhotoFault, type PhotoFaultKey } from './photoFault.ts'
import { takeLowestPriority } from './lowestPriority.ts'

/** A request to this process: first the bytes of a photo, answered with its pixel count; then, unless refused, 'make files'. */
export type DecodeTask = Uint8Array | 'make files'
/** The files of a decoded photo; width and height are those of the file `full`. */
export type Decoded = { width: number; height: number; files: Record<PhotoSize, Buffer> }
type DecodeResult = { pixels: number } | Decoded | { fault: PhotoFaultKey }
/** An answer of this process, with the processor time that it took, in milliseconds. */
export type DecodeAnswer = DecodeResult & { ms: number }

const FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'heif'])
/** The JPEG quality by size: good enough for screens, at a third of the bytes of the best quality. */
const QUALITY: Record<PhotoSize, number> = { list: 78, full: 82 }

sharp.concurrency(1)
sharp.cache(false)

/**
 * Returns the number of pixels, read from the header of the file.
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
 * Makes the files of a photo: upright, in sRGB, without the metadata of the camera, such as place and time.
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

/** Scales a photo to fit a size, upright and in sRGB. sharp leaves out metadata and colour profile by default. */
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
