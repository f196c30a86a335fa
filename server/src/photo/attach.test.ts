import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jpeg } from '../testing/photos.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../testing/world.ts'
import { takePhotos } from './take.ts'

const { undone } = useWorld()
const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id

async function showIn({ make, deps }: World, maker: TestPerson, photoId: string): Promise<string> {
  const id = randomUUID()
  const thread = {
    id,
    community_id: await make.community(maker),
    created_by: maker.id,
    title: 'The path',
    description: '',
  }
  await deps.db.kysely
    .insertInto('thread')
    .values({ ...thread, hidden_at: null })
    .execute()
  await deps.db.kysely.insertInto('thread_photo').values({ thread_id: id, position: 0, photo_id: photoId }).execute()
  return id
}

test(
  'photos that are nobody’s, another’s, named twice or in use are refused; of one’s own in no use all are taken',
  undone(async (world) => {
    const { make, deps } = world
    const { kysely } = deps.db
    const [one, other] = [await make.owner(), await make.member()]
    const [free, used, foreign] = [await photoOf(one), await photoOf(one), await photoOf(other)]
    const threadId = await showIn(world, one, used)
    const take = (...ids: string[]) =>
      takePhotos(kysely, one.id, ids, 'photoIds').catch((cause: unknown) =>
        Promise.reject(Object.assign(new Error(), { cause })),
      )
    for (const [ids, key] of [
      [[randomUUID()], 'photoGone'],
      [[free, foreign], 'photoGone'],
      [[free, free], 'photoUsed'],
      [[free, used], 'photoUsed'],
    ] as const) {
      expect(await refusalOf(take(...ids))).toEqual({ code: 'bad-input', key, path: 'photoIds' })
    }
    await take(free)
    await take()
    // What a hidden thread shows is in use: it may come back.
    await kysely.updateTable('thread').set({ hidden_at: new Date() }).where('id', '=', threadId).execute()
    expect(await refusalOf(take(used))).toMatchObject({ key: 'photoUsed' })
    await kysely.deleteFrom('thread_photo').where('photo_id', '=', used).execute()
    await take(free, used)
  }),
)
