import { PhotoFault } from './photoFault.ts'

const DATA_URL = /^data:[^,]{0,100};base64,/

/**
 * The bytes of a photo that was sent as text, with or without `data:image/jpeg;base64,` before it.
 * @throws PhotoFault 'photoType' where it is not base64, or broken over lines
 */
export function bytesOf(base64Image: string): Buffer {
  const text = base64Image.slice(DATA_URL.exec(base64Image)?.[0].length ?? 0)
  const padded = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = Buffer.from(text, 'base64')
  // Buffer ignores characters that are not base64, and there are megabytes of them: with an extra character a byte is
  // missing.
  if (bytes.length === 0 || bytes.length !== Math.floor(((text.length - padded) * 3) / 4))
    throw new PhotoFault('photoType')
  return bytes
}
