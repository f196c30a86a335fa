import { expect, test } from 'vitest'
import { isThumbnailSize, THUMBNAIL_SIZES, thumbnailPixels, thumbnailPlace, thumbnailUrl } from './thumbnail.ts'

test('thumbnailPlace returns null for a text that is no position on the map', () => {
  for (const text of ['', '5.1', '5.12,53', '5.12,53.12,near', '181.00,53.12', '5.12,86.00', '5.123456,53.12', 'a,b'])
    expect(thumbnailPlace(text), text).toBeNull()
})

test('thumbnailPlace reads the position that thumbnailUrl writes, rounded to about a kilometre for a hidden place', () => {
  const placeIn = (about: boolean) => {
    const url = thumbnailUrl({ kind: 'places', lng: -5.123456, lat: 53.987654, about }, '96x64', 'dark')
    const [, at = '', file] = /^\/pictures\/maps\/places\/(.*)\/(.*)$/.exec(url) ?? []
    return { place: thumbnailPlace(at), file }
  }
  const file = '96x64-dark.webp'
  expect(placeIn(false)).toEqual({ place: { lng: -5.1235, lat: 53.9877, about: false }, file })
  expect(placeIn(true)).toEqual({ place: { lng: -5.12, lat: 53.99, about: true }, file })
})

test('thumbnailUrl adds the version as a query if the subject has one', () => {
  expect(thumbnailUrl({ kind: 'areas', id: '7', version: 3 }, '72x56', 'light')).toBe(
    '/pictures/maps/areas/7/72x56-light.webp?v=3',
  )
  expect(thumbnailUrl({ kind: 'mine', id: '7' }, '72x56', 'light')).toBe('/pictures/maps/mine/7/72x56-light.webp')
})

test('thumbnailPixels, isThumbnailSize: each of THUMBNAIL_SIZES gives its pixels, and another text is no size', () => {
  for (const size of THUMBNAIL_SIZES) {
    const { width, height } = thumbnailPixels(size)
    expect([isThumbnailSize(size), `${width}x${height}`]).toEqual([true, size])
  }
  expect(isThumbnailSize('9999x9999')).toBe(false)
})
