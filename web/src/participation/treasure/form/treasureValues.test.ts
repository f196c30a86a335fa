import { expect, test } from 'vitest'
import { treasureData, treasureIssues, TreasureValues } from './treasureValues.ts'

const PHOTO = { id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', width: 40, height: 30 }
const FULL: TreasureValues = {
  id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb',
  title: 'A nest',
  description: '',
  photo: PHOTO,
  place: { lng: 5.05, lat: 53.06 },
  placeHidden: true,
}

test('treasureIssues reports missing fields, a title that is too long and a latitude out of range', () => {
  const issues = treasureIssues({ ...FULL, photo: null, title: '', place: null })
  expect(issues.map(({ path, key }) => [path[0], key])).toEqual([
    ['photo', 'required'],
    ['title', 'required'],
    ['place', 'required'],
  ])
  expect(treasureIssues({ ...FULL, title: 'x'.repeat(51) })).toMatchObject([{ path: ['title'], key: 'tooLong' }])
  expect(treasureIssues({ ...FULL, place: { lng: 5, lat: 86 } })).toMatchObject([
    { path: ['geometry', 'coordinates', 1], key: 'range' },
  ])
  expect(treasureIssues(FULL)).toEqual([])
})

test('TreasureValues restores a stored draft and replaces malformed values with empty ones', () => {
  expect(TreasureValues.parse(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL)
  const broken = { id: 7, title: null, place: { lng: 'x' }, photo: { id: '../' }, placeHidden: 'yes' }
  expect(TreasureValues.parse(broken)).toEqual({
    id: expect.any(String),
    title: '',
    description: '',
    photo: null,
    place: null,
    placeHidden: false,
  })
})

test('treasureData returns null without a place, but accepts 0° 0°', () => {
  expect(treasureData({ ...FULL, place: null })).toBeNull()
  expect(treasureData({ ...FULL, place: { lng: 0, lat: 0 } })).toMatchObject({
    photoId: PHOTO.id,
    geometry: { type: 'Point', coordinates: [0, 0] },
  })
})
