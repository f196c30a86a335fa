import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoPosition } from './photoPosition.ts'

const photo = async (gps?: Record<string, string>) => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a7d44' } })
  return new Blob([new Uint8Array(await (gps ? plain.withExif({ IFD3: gps }) : plain).jpeg().toBuffer())])
}
const at = (lat: string, latRef: string, lng: string, lngRef: string) => ({
  GPSLatitude: lat,
  GPSLatitudeRef: latRef,
  GPSLongitude: lng,
  GPSLongitudeRef: lngRef,
})

test.each([
  ['a text file', async () => new Blob(['not a photo'])],
  ['a photo without coordinates', () => photo()],
  ['a photo at 0° 0°', () => photo(at('0/1 0/1 0/1', 'N', '0/1 0/1 0/1', 'E'))],
  ['a photo at 95° north', () => photo(at('95/1 0/1 0/1', 'N', '4/1 0/1 0/1', 'E'))],
  ['a photo with a latitude only', () => photo({ GPSLatitude: '53/1 0/1 0/1', GPSLatitudeRef: 'N' })],
])('photoPosition returns null for %s', async (_name, file) => {
  expect(await photoPosition(await file())).toBeNull()
})

test.each([
  ['N', 'E', 53.083, 4.833],
  ['S', 'W', -53.083, -4.833],
] as const)(
  'photoPosition returns latitude and longitude with the signs of the hemispheres %s and %s',
  async (latRef, lngRef, lat, lng) => {
    const place = await photoPosition(await photo(at('53/1 5/1 0/1', latRef, '4/1 50/1 0/1', lngRef)))
    expect(place?.lat).toBeCloseTo(lat, 3)
    expect(place?.lng).toBeCloseTo(lng, 3)
  },
)
