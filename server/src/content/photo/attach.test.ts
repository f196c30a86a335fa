import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { attachPhotos } from './attach.ts'

const { undone } = useWorldOnOneEngine()
const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id

async function threadOf({ make, deps }: World, maker: TestPerson): Promise<string> {
  const [id, community_id] = [randomUUID(), await make.community(maker)]
  const thread = { id, community_id, created_by: maker.id, title: 'The path', description: '', deleted_at: null }
  await deps.db.kysely.insertInto('thread').values(thread).execute()
  return id
}

async function showIn(world: World, maker: TestPerson, photoId: string): Promise<string> {
  const id = await threadOf(world, maker)
  await world.deps.db.kysely
    .updateTable('photo')
    .set({ subject_kind: 'thread', subject_id: id, position: 0 })
    .where('id', '=', photoId)
    .execute()
  return id
}

test(
  'attachPhotos: photos that are unknown, of another owner, duplicate or in use are refused, and unused own photos are attached',
  undone(async (world) => {
    const { make, deps } = world
    const { kysely } = deps.db
    const [one, other] = [await make.owner(), await make.member()]
    const [free, used, foreign] = [await photoOf(one), await photoOf(one), await photoOf(other)]
    const threadId = await showIn(world, one, used)
    const wanting = { kind: 'thread', id: await threadOf(world, one) } as const
    const take = (...ids: string[]) =>
      attachPhotos({ db: kysely, deps, who: { id: one.id }, enqueue: async () => undefined }, wanting, ids).catch(
        (cause: unknown) => Promise.reject(Object.assign(new Error(), { cause })),
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
    // The photos of a deleted thread count as used, since the thread may be restored.
    await kysely.updateTable('thread').set({ deleted_at: new Date() }).where('id', '=', threadId).execute()
    expect(await refusalOf(take(used))).toMatchObject({ key: 'photoUsed' })
    // The photos of a purged thread are free again.
    await kysely.deleteFrom('thread').where('id', '=', threadId).execute()
    await take(free, used)
  }),
)
