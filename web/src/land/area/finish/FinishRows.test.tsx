// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import type { AroundView } from '@fieldfare/shared/story.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { stories } from '../../story/data.ts'
import { PeopleRow } from './FinishRows.tsx'

beforeEach(() => void queryClient.setQueryData(keys.me, null))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

function textOf(overlapping: Partial<AroundView['overlapping']>) {
  const view = { communities: [], overlapping: { count: 0, atLeast: false, rating: 0, people: null, ...overlapping } }
  queryClient.setQueryData(stories.around.key({ id: 'a' }), view)
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <PeopleRow id="a" />
    </QueryClientProvider>,
  )
  return container.textContent
}

test('PeopleRow renders nothing if too few people drew here to show their number', () => {
  expect(textOf({ count: 4, people: null })).toBe('')
})

test('PeopleRow says that the person is the first if nobody else drew here', () => {
  expect(textOf({ count: 0 })).toBe(en.area.detail.likesNoneOwn)
})

test('PeopleRow shows how many other people love this place', () => {
  expect(textOf({ count: 14, people: 12 })).toBe('12 people love this place, too')
  cleanup()
  expect(textOf({ count: 500, people: 300, atLeast: true })).toBe('More than 300 people love this place, too')
})
