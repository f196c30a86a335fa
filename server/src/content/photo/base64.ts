import { PhotoFault } from './photoFault.ts'

const DATA_URL = /^data:[^,]{0,100};base64,/

/**
 * Decodes a photo that was sent as base64 text, with or without the prefix `data:image/jpeg;base64,`.
 * @throws PhotoFault 'photoType' if the text is not base64, or has line breaks
 */
export function bytesOf(base64Image: string): Buffer {
  const text = base64Image.slice(DATA_URL.exec(base64Image)?.[0].length ?? 0)
  const padded = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(text, 'base64')
  // Buffer ignores characters that are not base64. Checking megabytes of text one by one is slow, so the lengths are
  // compared: each ignored character makes the result shorter.
  if (bytes.length === 0 || bytes.length !== Math.floor(((text.length - padded) * 3) / 4))
    throw new PhotoFault('photoType')
  return bytes
}
