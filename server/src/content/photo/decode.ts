import { PHOTO_BYTES_MAX } from '@fieldfare/shared/photo.ts'
import type { Decoded } from './decodeProcess.ts'
import { Decoder, type DecodeWatch } from './decoder.ts'
import { PhotoFault } from './photoFault.ts'

const decoder = new Decoder()

/**
 * Checks that bytes are a photo and makes its files in the sizes that are served.
 * @throws PhotoFault, and any error of `countPixels`
 */
export async function decodePhoto(bytes: Buffer, watch: DecodeWatch = {}): Promise<Decoded> {
  if (bytes.length > PHOTO_BYTES_MAX) throw new PhotoFault('photoTooLarge')
  // The format is checked first, so that only these formats ever reach a decoder: an SVG could read files and fetch
  // URLs.
  if (!isOfFormat(bytes)) throw new PhotoFault('photoType')
  return decoder.decode(bytes, watch)
}

/** Tells by the first bytes whether a file is JPEG, PNG, WebP, or of the HEIF family, of which only AVIF can be decoded. */
const isOfFormat = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
  bytes.toString('latin1', 4, 8) === 'ftyp'
