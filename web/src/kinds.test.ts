import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { expect, test } from 'vitest'
import { listKey, oneKey } from './content/contentCache.ts'
import { kindOf } from './content/kind.ts'
import './kinds.ts'
import { threads } from './participation/discussion/data.ts'
import { meetings } from './participation/meeting/data.ts'
import { opinions } from './participation/opinion/data.ts'
import { pledges } from './participation/pledge/data.ts'
import { conversations } from './participation/polis/data.ts'
import { polls } from './participation/poll/data.ts'
import { treasures } from './participation/treasure/data.ts'
import { paths } from './platform/paths.ts'

test('placeOf of each kind of content returns the page and the search parameters that show an item', () => {
  const [id, parentId, communityId] = ['one', 'parent', 'community']
  const places = CONTENT_KINDS.map((kind) => kindOf(kind).placeOf({ kind, id, parentId }, communityId))
  expect(places).toEqual([
    { to: paths.post(id) },
    { to: paths.post(parentId), search: { comment: id } },
    { to: paths.community(communityId), search: { tab: 'treasures', treasure: id } },
    { to: paths.poll(id) },
    { to: paths.polis(id) },
    { to: paths.opinion(id) },
    { to: paths.opinion(parentId) },
    { to: paths.pledge(id) },
    { to: paths.meeting(id) },
  ])
})

test.each([
  ['thread', threads],
  ['treasure', treasures],
  ['poll', polls],
  ['polis', conversations],
  ['opinion', opinions],
  ['pledge', pledges],
  ['meeting', meetings],
] as const)('the query keys of a %s are the keys that content.changed updates', (kind, read) => {
  expect(read.of.key({ communityId: 'community' })).toEqual(listKey(kind, 'community'))
  expect(read.one.key({ id: 'one' })).toEqual(oneKey(kind, 'one'))
})
