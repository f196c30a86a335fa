import type { CommunityView } from '@fieldfare/shared/community.ts'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { communityEvents } from './live.ts'
import { communities } from '../../content/membership/community.ts'

const square = (size: number): CommunityView['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [size, 0],
      [size, size],
      [0, 0],
    ],
  ],
})

const BOX: CommunityView['bbox'] = [0, 0, 1, 1]
const inserted = { id: 'a', version: 1, subscribers: 3, geometry: square(1), areaM2: 9, bbox: BOX, mine: null }
const community = inserted as unknown as CommunityView
const changed = (change: Partial<CommunityView>) => {
  const { mine: _, ...view } = { ...community, version: 2, ...change }
  communityEvents['community.changed']({ id: 'a', version: 2, view })
}

test('community.changed keeps the full geometry of the cached community if its land is unchanged', () => {
  queryClient.setQueryData(communities.one.key({ id: 'a' }), community)
  changed({ subscribers: 4, geometry: square(2) })
  expect(queryClient.getQueryData(communities.one.key({ id: 'a' }))).toEqual({
    ...community,
    version: 2,
    subscribers: 4,
  })
  expect(queryClient.getQueryState(communities.one.key({ id: 'a' }))?.isInvalidated).toBe(false)
})

test('community.changed shows the new geometry of corrected land and refetches the open page', () => {
  queryClient.setQueryData(communities.one.key({ id: 'a' }), community)
  changed({ geometry: square(2), areaM2: 36, bbox: [0, 0, 2, 2] })
  expect(queryClient.getQueryData<CommunityView>(communities.one.key({ id: 'a' }))?.geometry).toEqual(square(2))
  expect(queryClient.getQueryState(communities.one.key({ id: 'a' }))?.isInvalidated).toBe(true)
})
