import { PHOTO_BYTES_MAX } from '@fieldfare/shared/photo.ts'
import { Turns } from '../call/turns.ts'
import type { Decoded } from './decodeProcess.ts'
import { Decoder } from './decoder.ts'
import { PhotoFault } from './fault.ts'

// With 50 million pixels a photo may take 300 MB, and a second: one at a time is what a small machine bears. The others wait, and
// people take turns; of one person one is decoded and one waits.
const turns = new Turns({ atOnce: 1, line: 100, lineEach: 1 })
const decoder = new Decoder()

/** Whether a photo of this person would be decoded or wait, asked before its bytes are read. @throws what decodePhoto throws */
export const assertTurn = (personId: string): void => turns.assertRoom(personId)

export interface Sender {
  /** Whose photo it is: people take turns. */
  personId: string
  /** Counts the pixels before they are decoded; what it throws is the refusal. */
  countPixels?(pixels: number): Promise<void>
}

/**
 * Checks that bytes are a photo and makes the sizes that are served.
 * @throws PhotoFault
 * @throws AppError 'too-many' where two of this person are in line already, 'unavailable' where too many people are
 */
export async function decodePhoto(bytes: Buffer, { personId, countPixels }: Sender): Promise<Decoded> {
  if (bytes.length > PHOTO_BYTES_MAX) throw new PhotoFault('photoTooLarge')
  // Looked at first, so that nothing but these formats ever meets a decoder: an SVG could read files and fetch addresses.
  if (!isOfFormat(bytes)) throw new PhotoFault('photoType')
  return turns.run(personId, () => decoder.decode(bytes, countPixels))
}

/** The first bytes of JPEG, PNG, WebP, and of the HEIF family, of which AVIF can be read. */
const isOfFormat = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
  bytes.toString('latin1', 4, 8) === 'ftyp'
