import type { CommunityView } from '@fieldfare/shared/community.ts'
import { expect, test } from 'vitest'
import { keys, queryClient } from '../api/queries.ts'
import { communityEvents } from './live.ts'

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

test('an event brings the shape of lists, which does not replace the whole shape of an open page', () => {
  const community = { id: 'a', version: 1, subscribers: 3, geometry: square(1), mine: null } as CommunityView
  queryClient.setQueryData(keys.community('a'), community)
  const { mine: _, ...view } = { ...community, version: 2, subscribers: 4, geometry: square(2) }
  communityEvents['community.changed']({ id: 'a', version: 2, view })
  expect(queryClient.getQueryData(keys.community('a'))).toEqual({ ...community, version: 2, subscribers: 4 })
})
