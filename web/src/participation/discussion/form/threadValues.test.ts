import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'

const community = { communityId: crypto.randomUUID() }
const found = (part: Partial<ReturnType<typeof threadValues>>) =>
  threadIssues({ ...threadValues(), title: 'Dogs', ...part }, community).map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )

test('it needs a title, and neither title nor text is too long', () => {
  expect(found({ title: '  ' })[0]).toBe('title required')
  expect(found({ title: 'a'.repeat(THREAD_TITLE_MAX + 1) })).toEqual(['title tooLong'])
  expect(found({ description: 'a'.repeat(DESCRIPTION_MAX + 1) })).toEqual(['description tooLong'])
  expect(found({})).toEqual([])
})

test('photos that a broken store hands back are left out', () => {
  for (const photos of ['', 7, null, [null, 3, { id: 4 }], [{ id: '../', width: 1, height: 1 }]])
    expect(threadForm.readers.photos.safeParse(photos).success).toBe(false)
})

test('a place that a broken store hands back is left out', () => {
  for (const place of ['', {}, { lng: 5 }, { lng: 500, lat: 53 }])
    expect(threadForm.readers.place.safeParse(place).success).toBe(false)
  expect(found({ place: { lng: 5, lat: 53 } })).toEqual([])
})

test('what is changed is checked by its own schema, and sends its photos by their ids', () => {
  const photo = { id: crypto.randomUUID(), width: 4, height: 3 }
  const values = { ...threadValues(), title: 'Geese', photos: [photo] }
  expect(threadIssues(values, { id: crypto.randomUUID() })).toEqual([])
  expect(threadInput(values)).toEqual({ title: 'Geese', description: '', photoIds: [photo.id], place: null })
})
