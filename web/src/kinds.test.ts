import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { expect, test } from 'vitest'
import { kindOf } from './content/kind.ts'
import './kinds.ts'
import { paths } from './platform/paths.ts'

test('each kind can be opened: in its community, or on a page of its own', () => {
  const [id, parentId, communityId] = ['one', 'parent', 'community']
  const places = CONTENT_KINDS.map((kind) => kindOf(kind).placeOf({ kind, id, parentId }, communityId))
  expect(places).toEqual([
    { to: paths.post(id) },
    { to: paths.post(parentId), search: { comment: id } },
    { to: paths.community(communityId), search: { tab: 'treasures', treasure: id } },
    { to: paths.poll(id) },
    { to: paths.polis(id) },
    { to: paths.pledge(id) },
    { to: paths.meeting(id) },
  ])
})
