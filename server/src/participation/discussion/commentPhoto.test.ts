import { randomUUID } from 'node:crypto'
import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { COMMENT_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { purgeContent } from '../../content/purge.ts'
import { photoFile } from '../../content/photo/rows.ts'
import { jpeg } from '../../testing/photos.ts'
import { keepCast } from '../../testing/cast.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting, app } = useWorldOnOneEngine()
keepCast(lasting)

const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id
const isPublic = async ({ deps }: World, id: string) => (await photoFile(deps.db.kysely, id))?.isPublic
const seen = async (world: World, threadId: string, id: string) =>
  (await world.guest.feed.comments.of({ threadId })).items.find((one) => one.id === id)

describe('photos of comments: refusals', () => {
  test(
    'addComment: more than three photos, photos of other people, used photos and a too long photo text are refused, and no comment is added',
    undone(async (world) => {
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.creator
      const ids = Array.from({ length: COMMENT_PHOTOS_MAX + 1 }, () => randomUUID())
      const refused = (input: object) => refusalOf(call.addComment({ threadId, text: 'Look', ...input }))
      expect(await refused({ photoIds: ids })).toMatchObject({ code: 'bad-input', key: 'tooMany' })
      expect(await refused({ photoIds: [await photoOf(cast.owner)] })).toMatchObject({ key: 'photoGone' })
      const used = await photoOf(cast.creator)
      await call.editComment({ threadId, commentId, text: 'Look', photoIds: [used] })
      expect(await refused({ photoIds: [used] })).toMatchObject({ key: 'photoUsed' })
      expect(await refused({ photoAlts: ['x'.repeat(201)] })).toMatchObject({ code: 'bad-input', key: 'tooLong' })
      expect((await world.guest.feed.comments.of({ threadId })).items).toHaveLength(1)
    }),
  )
})

describe('photos of comments', () => {
  test(
    'addComment, editComment: photos keep their alternative texts, and an edit keeps or replaces the photos',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const { call } = cast.creator
      const [one, other] = [await photoOf(cast.creator), await photoOf(cast.creator)]
      const comment = { id: randomUUID(), threadId, text: 'Look', photoIds: [one, other], photoAlts: ['', 'A bittern'] }
      const view = await call.addComment(comment)
      expect(view.photos).toMatchObject([{ id: one }, { id: other, alt: 'A bittern' }])
      expect(view.photos[0]).not.toHaveProperty('alt')
      expect(await call.addComment(comment)).toEqual(view)
      const named = { threadId, commentId: view.id }
      const same = await call.editComment({
        ...named,
        text: 'Look',
        photoIds: [one, other],
        photoAlts: ['', 'A bittern'],
      })
      expect(same).toMatchObject({ editedAt: null, version: view.version })
      expect((await call.editComment({ ...named, text: 'Look here' })).photos).toHaveLength(2)
      const less = await call.editComment({ ...named, text: 'Look here', photoIds: [other], photoAlts: ['A heron'] })
      expect(less.photos).toMatchObject([{ id: other, alt: 'A heron' }])
      expect(await isPublic(world, one)).toBe(false)
      const { photos } = (await call.account.download()) as unknown as { photos: { id: string; alt: string }[] }
      expect(photos.find(({ id }) => id === other)).toMatchObject({ alt: 'A heron', subject_kind: 'comment' })
    }),
  )

  test(
    'deleteComment, restoreComment: photos are private while the comment is deleted, and the purge detaches them from the comment',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const photo = await photoOf(cast.creator)
      const { id: commentId } = await cast.creator.call.addComment({ threadId, text: 'Look', photoIds: [photo] })
      // The photo is revocable: caches ask the server again each time.
      expect(await photoFile(world.deps.db.kysely, photo)).toMatchObject({ isPublic: true, revocable: true })
      await cast.moderator.call.deleteComment({ threadId, commentId, reason: 'No' })
      expect(await isPublic(world, photo)).toBe(false)
      expect((await seen(world, threadId, commentId))?.photos).toEqual([])
      await cast.moderator.call.restoreComment({ threadId, commentId })
      expect(await isPublic(world, photo)).toBe(true)
      await cast.creator.call.deleteComment({ threadId, commentId })
      await purgeContent(world.deps.db.kysely, new Date(Date.now() + (RESTORABLE_DAYS + 1) * 86_400_000))
      const row = await world.deps.db.kysely
        .selectFrom('photo')
        .select('subject_id')
        .where('id', '=', photo)
        .executeTakeFirst()
      expect(row).toEqual({ subject_id: null })
    }),
  )

  test(
    'erasePerson: the photos in comments of an erased author are removed, and the comment text stays without a name',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const person = await world.make.member()
      await person.call.subscribe({ landId: cast.communityId })
      const photo = await photoOf(person)
      const { id, version } = await person.call.addComment({ threadId, text: 'Look', photoIds: [photo] })
      await inTransaction({ deps: world.deps, who: null }, (tx) => erasePerson(tx, app().deps.accountHooks, person.id))
      expect(await seen(world, threadId, id)).toMatchObject({
        text: 'Look',
        photos: [],
        creator: { name: '' },
        version: version + 1,
      })
      expect(await isPublic(world, photo)).toBe(false)
    }),
  )
})
