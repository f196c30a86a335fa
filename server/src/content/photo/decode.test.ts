import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animated, claimedPng, jpeg, phoneJpeg } from '../../testing/photos.ts'
import { bytesOf } from './base64.ts'
import { decodePhoto } from './decode.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
const cut = async (part: number) => {
  const photo = await jpeg()
  return photo.subarray(0, Math.round(photo.length * part))
}

test.each([
  ['a text', async () => Buffer.from('not a photo at all'), 'photoType'],
  ['an empty file', async () => Buffer.alloc(0), 'photoType'],
  ['an SVG', async () => Buffer.from(svg), 'photoType'],
  ['an SVG that begins like XML', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'photoType'],
  ['an animated GIF', () => animated('gif'), 'photoType'],
  [
    'a TIFF',
    async () =>
      sharp(await jpeg())
        .tiff()
        .toBuffer(),
    'photoType',
  ],
  ['an animated WebP', () => animated('webp'), 'photoAnimated'],
  ['more than 20 MB', async () => Buffer.alloc(20 * 1024 * 1024 + 1), 'photoTooLarge'],
  ['20,000 by 20,000 pixels', async () => claimedPng(20_000, 20_000), 'photoTooLarge'],
  ['more pixels than cameras of 50 megapixels take', async () => claimedPng(8192, 6145), 'photoTooLarge'],
  ['a PNG without its pixels', async () => claimedPng(300, 200), 'photoBroken'],
  ['half a photo', () => cut(0.5), 'photoBroken'],
  ['the first bytes of a photo', async () => (await jpeg()).subarray(0, 12), 'photoBroken'],
  ['an empty HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photoBroken'],
])('decodePhoto: %s is refused', async (_name, bytes, key) => {
  await expect(decodePhoto(await bytes())).rejects.toMatchObject({ key })
})

test('decodePhoto: a phone photo is turned upright and loses all metadata', async () => {
  const photo = await phoneJpeg()
  expect(await sharp(photo).metadata()).toMatchObject({
    width: 300,
    height: 200,
    orientation: 6,
    exif: expect.any(Buffer),
  })
  const { width, height, files } = await decodePhoto(photo)
  expect({ width, height }).toEqual({ width: 200, height: 300 })
  for (const file of Object.values(files)) {
    const kept = await sharp(file).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 200, height: 300 })
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(file.includes('Testphone')).toBe(false)
  }
  // The left side of the stored picture is at the top once the picture is turned.
  const { data } = await sharp(files.full).raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data[data.length - 3]).toBeLessThan(100)
})

test.each([
  ['wide', 3000, 1500, { full: [2048, 1024], list: [480, 240] }],
  ['high', 500, 1000, { full: [500, 1000], list: [240, 480] }],
  ['tiny', 1, 1, { full: [1, 1], list: [1, 1] }],
])('decodePhoto: a %s photo is scaled down to the maximum size, and never up', async (_name, width, height, sizes) => {
  const { files } = await decodePhoto(await jpeg(width, height))
  for (const [size, expected] of Object.entries(sizes)) {
    const kept = await sharp(files[size as keyof typeof files]).metadata()
    expect([kept.width, kept.height]).toEqual(expected)
  }
})

test.each(['png', 'webp', 'avif'] as const)('decodePhoto: a transparent %s becomes a JPEG on white', async (format) => {
  const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#00000000' } })
    .toFormat(format)
    .toBuffer()
  const { files } = await decodePhoto(clear)
  const { data, info } = await sharp(files.full).raw().toBuffer({ resolveWithObject: true })
  expect({ channels: info.channels, corner: data[0] }).toEqual({ channels: 3, corner: 255 })
})

test('bytesOf: base64 is decoded with and without a data: prefix, and other texts or line breaks are refused with photoType', async () => {
  const bytes = await jpeg()
  const text = bytes.toString('base64')
  for (const length of [bytes.length, bytes.length - 1, bytes.length - 2]) {
    const part = bytes.subarray(0, length)
    for (const encoded of [part.toString('base64'), part.toString('base64url')]) expect(bytesOf(encoded)).toEqual(part)
  }
  expect(bytesOf(`data:image/jpeg;base64,${text}`)).toEqual(bytes)
  const broken = [text.replaceAll(/.{76}/g, '$&\r\n'), `${text} `, ` ${text}`, text.replace(/.$/, 'é')]
  for (const encoded of ['', 'äöü', '<svg/>', 'data:text/html,hello', '====', ...broken])
    expect(() => bytesOf(encoded)).toThrow('photoType')
})
