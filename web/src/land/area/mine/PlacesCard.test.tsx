// @vitest-environment happy-dom
import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { placesCardUrl } from '@fieldfare/shared/card.ts'
import { expect, test } from 'vitest'
import { onCard } from './PlacesCard.tsx'

const area = (id: string, rating: number) => ({ id, rating, version: 1, title: id.toUpperCase() }) as MyAreaView
const areas = [area('a', 7), area('b', 9), area('c', 9), area('d', 3), area('e', 8)]

test('onCard returns the four highest-rated areas if none were chosen; equally rated areas keep the order of the list', () => {
  const { ids, src } = onCard(areas, null)
  expect({ ids, src: src('story') }).toEqual({
    ids: ['b', 'c', 'e', 'a'],
    src: `${placesCardUrl([], 'story')}&1.1.1.1`,
  })
  expect(onCard(areas, ['gone']).ids).toEqual(ids)
  expect(onCard([], null).ids).toEqual([])
})

test('onCard returns the chosen areas that still exist, and an image URL that changes with every version of an area', () => {
  const { ids, src } = onCard(areas, ['d', 'gone', 'a'])
  expect(ids).toEqual(['d', 'a'])
  expect(src('link')).toBe(`${placesCardUrl(['d', 'a'], 'link')}&1.1`)
  const changed = areas.map((one) => (one.id === 'a' ? { ...one, version: 2 } : one))
  expect(onCard(changed, ['d', 'a']).src('link')).not.toBe(src('link'))
})
