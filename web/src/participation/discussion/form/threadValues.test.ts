import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'

const community = { communityId: crypto.randomUUID() }
const issuesOf = (part: Partial<ReturnType<typeof threadValues>>) =>
  threadIssues({ ...threadValues(), title: 'Dogs', ...part }, community).map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )

test('threadIssues reports a missing title and texts that are too long', () => {
  expect(issuesOf({ title: '  ' })[0]).toBe('title required')
  expect(issuesOf({ title: 'a'.repeat(THREAD_TITLE_MAX + 1) })).toEqual(['title tooLong'])
  expect(issuesOf({ description: 'a'.repeat(DESCRIPTION_MAX + 1) })).toEqual(['description tooLong'])
  expect(issuesOf({})).toEqual([])
})

test('threadForm.readers rejects malformed stored photos', () => {
  for (const photos of ['', 7, null, [null, 3, { id: 4 }], [{ id: '../', width: 1, height: 1 }]])
    expect(threadForm.readers.photos.safeParse(photos).success).toBe(false)
})

test('threadForm.readers rejects a malformed stored place', () => {
  for (const place of ['', {}, { lng: 5 }, { lng: 500, lat: 53 }])
    expect(threadForm.readers.place.safeParse(place).success).toBe(false)
  expect(issuesOf({ place: { lng: 5, lat: 53 } })).toEqual([])
})

test('threadIssues accepts the values of an edited thread, and threadInput replaces photos by their ids', () => {
  const photo = { id: crypto.randomUUID(), width: 4, height: 3 }
  const values = { ...threadValues(), title: 'Geese', photos: [photo] }
  expect(threadIssues(values, { id: crypto.randomUUID() })).toEqual([])
  expect(threadInput(values)).toEqual({ title: 'Geese', description: '', photoIds: [photo.id], place: null })
})
