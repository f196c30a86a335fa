import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { jpeg, phoneJpeg } from '../../testing/photos.ts'
import { type TestPerson, useWorld } from '../../testing/world.ts'
import { attachPhotos } from './attach.ts'
import { photoJobs } from './jobs.ts'
import { photoFile } from './rows.ts'
import { savePhoto } from './savePhoto.ts'

const { lasting } = useWorld()
const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id
const sessionAs = ({ id, name, email }: TestPerson) => ({
  id,
  name,
  email,
  verified: true,
  owner: false,
  admin: false,
  sessionId: '',
  locale: 'en-us',
})
const waiting = async <T>(name: string): Promise<T[]> => {
  const { rows } = await sql<{ data: T }>`select data from pgboss.job where name = ${name} order by created_on`.execute(
    lasting().deps.db.kysely,
  )
  return rows.map(({ data }) => data)
}

const upload = await phoneJpeg()

/** Attaches a photo to a thread or an area; `deps` decides whether an image host is configured. */
const show = (deps: Deps, maker: TestPerson, kind: 'area' | 'thread', photoId: string, id: string = randomUUID()) =>
  inTransaction({ deps, who: sessionAs(maker) }, (ctx) =>
    attachPhotos({ ...ctx, deps, who: maker }, { kind, id }, [photoId]),
  )

/** Runs an image host that records the requests it receives and answers with these statuses in turn. */
async function imageHost(
  statuses: number[],
  run: (url: string, received: URLSearchParams[]) => Promise<void>,
): Promise<void> {
  const received: URLSearchParams[] = []
  const host = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push(new URLSearchParams(body))
      response.writeHead(statuses.shift() ?? 200).end('whatever it says')
    })
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  try {
    await run(`http://127.0.0.1:${(host.address() as AddressInfo).port}/upload`, received)
  } finally {
    host.close()
  }
}

test('attachPhotos: without an image host no postPhoto job is enqueued', async () => {
  const { make, deps } = lasting()
  const member = await make.member()
  await show(deps, member, 'thread', await photoOf(member))
  expect(await waiting('postPhoto')).toEqual([])
})

test('attachPhotos: an unused photo and a photo of an area are not posted to the image host', async () => {
  const { make, deps } = lasting()
  const member = await make.member()
  const hosted = { ...deps, config: { ...deps.config, IMAGE_HOST_URL: 'http://127.0.0.1:1/' } }
  await savePhoto({ deps: hosted, who: sessionAs(member) }, randomUUID(), () => upload, ['photo'])
  await show(hosted, member, 'area', await photoOf(member))
  expect(await waiting('postPhoto')).toEqual([])
})

test('postPhoto: a photo of a thread is posted once, without metadata, and the job fails if the image host fails or is absent', async () => {
  const { make, deps } = lasting()
  const member = await make.member()
  await imageHost([500, 200], async (url, received) => {
    const hosted = { ...deps, config: { ...deps.config, IMAGE_HOST_URL: url } }
    const id = randomUUID()
    await savePhoto({ deps: hosted, who: sessionAs(member) }, id, () => upload, ['photo'])
    const thread = randomUUID()
    for (let i = 0; i < 2; i++) await show(hosted, member, 'thread', id, thread)
    expect(await waiting('postPhoto')).toEqual([{ photoId: id }])
    const { postPhoto } = photoJobs(hosted)
    await expect(postPhoto({ photoId: id })).rejects.toThrow('500')
    await postPhoto({ photoId: id })
    const { content, ...parameters } = Object.fromEntries(received[1] ?? [])
    expect(parameters).toEqual({ userid: member.id, extension: '.jpg', name: id, measureid: id })
    const posted = await sharp(Buffer.from(content ?? '', 'base64')).metadata()
    expect(posted).toMatchObject({ format: 'jpeg', width: 200, height: 300 })
    expect(posted.exif).toBeUndefined()
    // A photo deleted since the job was enqueued is not posted.
    await postPhoto({ photoId: randomUUID() })
    expect(received).toHaveLength(2)
    const away = photoJobs({ ...hosted, config: { ...hosted.config, IMAGE_HOST_URL: 'http://127.0.0.1:1/' } })
    await expect(away.postPhoto({ photoId: id })).rejects.toThrow()
  })
})

test('purgePhotos: photos unused for a day are removed with their files, and recent photos, used ones and those in drafts stay', async () => {
  const { make, deps } = lasting()
  const { kysely } = deps.db
  const owner = await make.owner()
  const [unused, young, used, kept] = [
    await photoOf(owner),
    await photoOf(owner),
    await photoOf(owner),
    await photoOf(owner),
  ]
  const fileKey = async (id: string) => {
    const file = await photoFile(kysely, id)
    if (!file) throw new Error('no photo')
    return { id: file.id, ownerId: file.ownerId }
  }
  const thread = {
    id: randomUUID(),
    community_id: await make.community(owner),
    created_by: owner.id,
    title: 'x',
    description: '',
  }
  await kysely
    .insertInto('thread')
    .values({ ...thread, deleted_at: null })
    .execute()
  await kysely
    .updateTable('photo')
    .set({ subject_kind: 'thread', subject_id: thread.id, position: 0 })
    .where('id', '=', used)
    .execute()
  const draft = {
    person_id: owner.id,
    kind: 'area',
    key: 'x',
    step: 'x',
    edited_at: new Date(),
    content: JSON.stringify({ photos: [{ id: kept }] }),
  }
  await kysely.insertInto('draft').values(draft).execute()
  await kysely
    .updateTable('photo')
    .set({ created_at: new Date(Date.now() - 25 * 3600 * 1000) })
    .where('id', 'in', [unused, used, kept])
    .execute()

  const key = await fileKey(unused)
  const usedKey = await fileKey(used)
  const jobs = photoJobs(deps)
  await jobs.purgePhotos({})
  const remaining = await kysely.selectFrom('photo').select('id').where('owner_id', '=', owner.id).execute()
  expect(remaining.map(({ id }) => id).toSorted()).toEqual([young, used, kept].toSorted())
  const [files] = await waiting<{ photos: { id: string; ownerId: string }[] }>('removePhotoFiles')
  expect(files).toEqual({ photos: [key] })
  expect(await deps.photos.get(key, 'full')).not.toBeNull()
  // The job may run again after a failure; the second run finds nothing to do.
  for (let i = 0; i < 2; i++) await jobs.removePhotoFiles(files ?? { photos: [] })
  expect([await deps.photos.get(key, 'list'), await deps.photos.get(key, 'full')]).toEqual([null, null])
  expect(await deps.photos.get(usedKey, 'full')).not.toBeNull()
})
