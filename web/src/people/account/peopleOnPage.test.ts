import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { peopleOnScreen, showPerson } from './peopleOnPage.ts'

const id = (nth: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${String(nth).padStart(12, '0')}`
const view = (name: string) => ({ id: id(1), name, medals: [], score: 7, owner: false })
const page = () => ({
  pages: [
    {
      items: [
        { id: id(10), text: 'On the spit.', creator: { id: id(1), name: 'Anouk' } },
        { id: id(11), text: 'Where?', creator: { id: id(2), name: 'Bregje' }, geometry: { coordinates: [[5, 53]] } },
      ],
    },
  ],
})

afterEach(() => queryClient.clear())

/** Puts a cached answer on the screen (observes its query). @returns a function that takes the answer off the screen */
function onScreen(key: string, data: unknown): () => void {
  queryClient.setQueryData([key], data)
  return new QueryObserver(queryClient, { queryKey: [key], queryFn: () => data, staleTime: Infinity }).subscribe(
    () => undefined,
  )
}

test('peopleOnScreen returns only people other than the reader, and only from the cached answers shown on the screen', () => {
  queryClient.setQueryData(['comments.of'], page())
  expect(peopleOnScreen(id(9))).toEqual([])
  const leave = onScreen('comments.of', page())
  const leaveLand = onScreen('land.one', { id: id(20), title: 'Dunes', creator: { id: id(9), name: 'Me' } })
  expect(peopleOnScreen(id(9))).toEqual([id(1), id(2)])
  leave()
  leaveLand()
})

test('peopleOnScreen returns at most 50 people, the number whose changes a client may follow', () => {
  const items = Array.from({ length: 80 }, (_, nth) => ({
    id: id(100 + nth),
    creator: { id: id(nth), name: 'Somebody' },
  }))
  const leave = onScreen('comments.of', { pages: [{ items }] })
  expect(peopleOnScreen(id(9))).toHaveLength(50)
  leave()
})

test("showPerson puts a person's new name (empty for a former member) into all cached answers with this person, and changes no others", () => {
  queryClient.setQueryData(['comments.of'], page())
  queryClient.setQueryData(['userData.people'], [view('Anouk')])
  const other = { id: id(20), title: 'Dunes' }
  queryClient.setQueryData(['land.one'], other)
  showPerson(id(1), { ...view('Anouk de Vries'), score: 27 })
  const items = () => queryClient.getQueryData<ReturnType<typeof page>>(['comments.of'])?.pages[0]?.items
  expect(items()?.map(({ creator }) => creator.name)).toEqual(['Anouk de Vries', 'Bregje'])
  expect(queryClient.getQueryData(['userData.people'])).toEqual([{ ...view('Anouk de Vries'), score: 27 }])
  expect(queryClient.getQueryData(['land.one'])).toBe(other)
  showPerson(id(1), null)
  expect(items()?.[0]?.creator.name).toBe('')
})
