import { expect, test } from 'vitest'
import {
  advertInput,
  advertIssues,
  advertValues,
  noticeInput,
  noticeIssues,
  noticeValues,
} from './announcementValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const filled = { ...advertValues(), title: 'Seeds' }

test('advertIssues and noticeIssues require a title', () => {
  expect(advertIssues(ID, advertValues())[0]).toMatchObject({ path: ['data', 'title'], key: 'required' })
  expect(noticeIssues(ID, noticeValues())[0]).toMatchObject({ path: ['data', 'title'], key: 'required' })
})

test.each([
  [{ link: 'http://seeds.example' }, 'link'],
  [{ link: 'seeds' }, 'link'],
  [{ from: '2026-12-01T18:00', until: '2026-12-01T17:00' }, 'until'],
])('advertIssues reports the issue of %j at the invalid field', (wrong, field) => {
  expect(advertIssues(ID, { ...filled, ...wrong })[0]?.path.at(-1)).toBe(field)
})

test('advertValues returns the form values of a saved advert; noticeInput fills in the defaults', () => {
  const values = { ...filled, from: '2026-12-01T17:00', until: '2026-12-01T18:00', link: 'https://seeds.example/a' }
  expect(advertIssues(ID, values)).toEqual([])
  const { photoId: _, ...data } = advertInput(values)
  const saved = { ...data, id: ID, image: null, state: 'shown' as const, version: 1, createdAt: '' }
  expect(advertValues(saved)).toEqual(values)
  expect(noticeInput({ ...noticeValues(), title: 'Storm', locale: 'nl-nl' })).toEqual({
    title: 'Storm',
    body: '',
    locale: 'nl-nl',
    until: null,
    active: true,
  })
})
