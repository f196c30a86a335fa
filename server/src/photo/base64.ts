import { PhotoFault } from './decode.ts'

const DATA_URL = /^data:[^,]{0,100};base64,/
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

/**
 * The bytes of a photo that was sent as text, with or without `data:image/jpeg;base64,` before it.
 * @throws PhotoFault 'photoType' where it is not base64
 */
export function bytesOf(base64Image: string): Buffer {
  const text = base64Image.replace(DATA_URL, '').replaceAll(/\s+/g, '')
  if (!BASE64.test(text)) throw new PhotoFault('photoType')
  return Buffer.from(text, 'base64')
}
