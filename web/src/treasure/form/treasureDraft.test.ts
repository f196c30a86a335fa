import { expect, test } from 'vitest'
import { dataOf, fromContent, issuesIn, placeIn, placeText, toContent } from './treasureDraft.ts'

const PHOTO = { id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', width: 40, height: 30 }
const FULL = { title: 'A nest', description: '', photoId: PHOTO.id, geometry: '5.05 53.06', placeHidden: true }

test('what is missing is named, and a title that is too long', () => {
  const found = issuesIn({ ...FULL, photoId: '', title: '', geometry: '' })
  expect(found.map(({ path, key }) => [path[0], key])).toEqual([
    ['photoId', 'required'],
    ['title', 'required'],
    ['geometry', 'required'],
  ])
  expect(issuesIn({ ...FULL, title: 'x'.repeat(51) })).toMatchObject([{ path: ['title'], key: 'tooLong' }])
  expect(issuesIn({ ...FULL, geometry: '5 86' })).toMatchObject([
    { path: ['geometry', 'coordinates', 1], key: 'range' },
  ])
  expect(issuesIn(FULL)).toEqual([])
})

test('a draft comes back as it was kept; what does not fit is begun anew', () => {
  const draft = { id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb', values: FULL, photo: PHOTO }
  expect(fromContent(JSON.parse(JSON.stringify(toContent(draft))))).toEqual(draft)
  const broken = fromContent({ id: 7, title: null, place: { lng: 'x' }, photo: { id: '../' }, placeHidden: 'yes' })
  expect(broken).toEqual({
    id: expect.any(String),
    values: { title: '', description: '', photoId: '', geometry: '', placeHidden: false },
    photo: null,
  })
})

test('a place survives being written down; 0 is a place', () => {
  for (const place of [
    { lng: 0, lat: 0 },
    { lng: -5.0512345, lat: 53 },
  ])
    expect(placeIn(placeText(place))).toEqual(place)
  expect(placeIn('')).toBeNull()
  expect(placeIn('5')).toBeNull()
  expect(dataOf({ ...FULL, geometry: '' })).toBeNull()
})
