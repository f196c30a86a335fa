import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outsidersOf } from '../../testing/outsiders.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test(
  'editCommunity: callers other than the owner and admins are refused',
  undone(async (world) => {
    const { make, guest } = world
    const owner = await make.owner()
    const id = await make.community(owner)
    const outsiders = await outsidersOf(world, id)
    await make.community(outsiders[0])
    expect(await refusalOf(guest.editCommunity({ id, title: 'Mine now' }))).toEqual({ code: 'not-signed-in' })
    for (const { call } of outsiders) {
      expect(await refusalOf(call.editCommunity({ id, title: 'Mine now' }))).toEqual({ code: 'forbidden' })
    }
    expect(await refusalOf(owner.call.editCommunity({ id: randomUUID(), title: 'x' }))).toEqual({ code: 'not-found' })
    expect(await guest.feed.land.one({ id })).toMatchObject({ title: 'Dunes of Texel', version: 1 })
  }),
)

test(
  'editCommunity: an unpublished community is not-found for people other than its owner, and a deleted community also for its owner',
  undone(async ({ make }) => {
    const unverified = await make.owner({ verified: false })
    const unseen = await make.community(unverified)
    const stranger = await make.member()
    expect(await refusalOf(stranger.call.editCommunity({ id: unseen, title: 'x' }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(unverified.call.editCommunity({ id: unseen, title: 'x' }))).toEqual({ code: 'not-verified' })
    const owner = await make.owner()
    const deleted = await make.community(owner)
    await owner.call.deleteCommunity({ communityId: deleted })
    expect(await refusalOf(owner.call.editCommunity({ id: deleted, title: 'x' }))).toEqual({ code: 'not-found' })
  }),
)

test.each([
  ['no title', { title: ' ' }, 'title', 'required'],
  ['a title of 51', { title: 'x'.repeat(51) }, 'title', 'tooLong'],
  ['a description of 1001', { description: 'x'.repeat(1001) }, 'description', 'tooLong'],
  ['an organization of one letter', { organization: 'x' }, 'organization', 'tooShort'],
  ['eleven tags', { tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, 'tags', 'tooMany'],
  ['a geometry field', { geometry: {} }, '', 'unknown'],
])('editCommunity: %s is refused with the path in the input and the reason', (_name, change, path, key) =>
  undone(async ({ make }) => {
    const owner = await make.owner()
    const id = await make.community(owner)
    expect(await refusalOf(owner.call.editCommunity({ id, ...change }))).toEqual({ code: 'bad-input', path, key })
  })(),
)

test(
  'editCommunity: only the given fields change, for the owner and for admins, and the audit log names the fields',
  undone(async ({ make, guest, deps }) => {
    const owner = await make.owner()
    const about = { description: 'Slack and salt marsh', organization: 'Duinbeheer', tags: ['dunes'] }
    const id = await make.community(owner, undefined, about)
    const answer = await owner.call.editCommunity([id, 'Dunes', 'Sand'] as never)
    expect(answer).toMatchObject({ ...about, title: 'Dunes', description: 'Sand', version: 2, mine: { owner: true } })
    const { call } = await make.admin()
    await call.editCommunity({ id, tags: [], organization: '' })
    expect(await guest.feed.land.one({ id })).toMatchObject({
      title: 'Dunes',
      description: 'Sand',
      organization: '',
      tags: [],
      version: 3,
    })
    await call.editCommunity({ id })
    expect(await guest.feed.land.one({ id })).toMatchObject({ version: 3 })
    const audit = await deps.db.kysely
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('community_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      { action: 'community.change', detail: { changed: ['title', 'description'] } },
      { action: 'community.change', detail: { changed: ['organization', 'tags'] } },
    ])
  }),
)
