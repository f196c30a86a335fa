import { expect, test } from 'vitest'
import type { MapFeature } from './sources.ts'
import { DESK_VIEW, layPicture, PHONE_VIEW, PICTURE_SIDE } from '../../web/src/people/account/welcome/welcomeView.ts'
import { welcomePicture } from './welcomePicture.ts'

const ring = [
  [5, 52],
  [7, 52],
  [7, 53],
  [5, 53],
  [5, 52],
]
const land: MapFeature = {
  type: 'Feature',
  properties: { layer: 'land' },
  geometry: { type: 'Polygon', coordinates: [ring] },
}
const paths = (picture: string) => [...picture.matchAll(/<path (?!id)[^>]*d="([^"]*)"/g)].map(([, d]) => d)

test('welcomePicture draws one rectangle for empty sea and leaves out land outside the view', () => {
  const faraway = ring.map(([lng = 0, lat = 0]) => [lng + 40, lat])
  const elsewhere: MapFeature = { ...land, geometry: { type: 'Polygon', coordinates: [faraway] } }
  for (const features of [[], [elsewhere]])
    expect(paths(welcomePicture(features, 'light')).filter(Boolean)).toEqual(['M0 0H3104V3104H0z'])
})

test('welcomePicture draws the same paths in the colours of each scheme, without external references', () => {
  const [light, dark] = [welcomePicture([land], 'light'), welcomePicture([land], 'dark')]
  expect(welcomePicture([land], 'light')).toBe(light)
  expect(light).toContain('#f3f1e4')
  expect(dark).toContain('#272b28')
  expect(paths(dark)).toEqual(paths(light))
  expect(light.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href="[^#]|<text/)
})

test('welcomePicture draws land as a closed path of whole units', () => {
  expect(paths(welcomePicture([land], 'light'))[3]).toMatch(/^M\d+ \d+l[-\d ]+z$/)
})

test('welcomePicture draws three places within the views of a phone and a desktop screen', () => {
  const [, drawn = ''] = /<path id="p" d="([^"]*)"/.exec(welcomePicture([], 'light')) ?? []
  const starts = [...drawn.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [
    Number(x) / PICTURE_SIDE,
    Number(y) / PICTURE_SIDE,
  ])
  expect(starts).toHaveLength(3)
  for (const { view, half } of [
    { view: PHONE_VIEW, half: 177 },
    { view: DESK_VIEW, half: 360 },
  ]) {
    const { side, x, y } = layPicture(view)
    for (const [placeX = 0, placeY = 0] of starts) {
      expect(Math.abs(placeX - x) * side).toBeLessThan(half)
      expect(Math.abs(placeY - y) * side).toBeLessThan(half)
    }
  }
})
