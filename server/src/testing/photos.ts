import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Makes a JPEG of one colour, 300 by 200 pixels by default. */
export const jpeg = (width = 300, height = 200): Promise<Buffer> => plain(width, height).jpeg().toBuffer()

const plain = (width: number, height: number, background = '#3a7d44') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Returns a photo as a phone held upright writes it: the left third is red, and the EXIF data turn the photo and contain its location. */
export async function phoneJpeg(): Promise<Buffer> {
  const red = await plain(100, 200, '#ff0000').png().toBuffer()
  return plain(300, 200)
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'Testphone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 50/1 0/1' },
      },
    })
    .jpeg()
    .toBuffer()
}

/** Returns an animated image of two frames. */
export async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#0f0'].map((colour) => plain(20, 20, colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** Returns a PNG whose header claims this width and height, with hardly any pixels: a photo that is too large is refused by its header alone. */
export function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per channel; the channels are red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
