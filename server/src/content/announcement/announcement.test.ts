import { randomUUID } from 'node:crypto'
import { ADVERT_POSITIONS, type AdvertData } from '@fieldfare/shared/announcement.ts'
import { expect, test } from 'vitest'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

const advert: AdvertData = {
  position: 'BANNER',
  title: 'Seeds for your garden',
  body: 'Mixed for birds',
  link: 'https://seeds.example/mix',
  locale: null,
  from: null,
  until: null,
  active: true,
  photoId: null,
}
const notice = { title: 'Maintenance tonight', body: 'From ten on', locale: null, until: null, active: true }
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const current = ({ guest }: Pick<World, 'guest'>, locale: 'nl-nl' | 'en-us' = 'nl-nl') =>
  guest.feed.adverts.current({ locale })

test(
  'announcement.save*, announcement.delete*, feed.adverts, feed.notices: callers other than admins are refused',
  undone(async (world) => {
    const id = randomUUID()
    await expectAdminsOnly(world, (call) => [
      call.announcement.saveAdvert({ id, data: advert }),
      call.announcement.saveNotice({ id, data: notice }),
      call.announcement.deleteAdvert({ id }),
      call.announcement.deleteNotice({ id }),
      call.feed.adverts.all({}),
      call.feed.notices.all({}),
      call.feed.adverts.one({ id }),
      call.feed.notices.one({ id }),
    ])
  }),
)

test.each([
  [{ link: 'http://seeds.example' }, 'data.link'],
  [{ link: 'javascript:alert(1)' }, 'data.link'],
  [{ link: 'https://localhost' }, 'data.link'],
  [{ link: 'https://bank.example@evil.example' }, 'data.link'],
  [{ link: 'https://bank.example:pay@evil.example/' }, 'data.link'],
  [{ link: 'https://bank.example\\@evil.example' }, 'data.link'],
  [{ title: '' }, 'data.title'],
  [{ title: 'x'.repeat(81) }, 'data.title'],
  [{ body: 'x'.repeat(601) }, 'data.body'],
  [{ position: 'TOP' }, 'data.position'],
  [{ locale: 'es-es' }, 'data.locale'],
  [{ from: inHours(2), until: inHours(1) }, 'data.until'],
  [{ until: 'tomorrow' }, 'data.until'],
  [{ photoId: randomUUID() }, 'data.photoId'],
])('announcement.saveAdvert: an advert with %j is refused with bad-input at %s', (wrong, path) =>
  undone(async ({ make }) => {
    const { call } = await make.admin()
    expect(
      await refusalOf(call.announcement.saveAdvert({ id: randomUUID(), data: { ...advert, ...wrong } as never })),
    ).toMatchObject({
      code: 'bad-input',
      path,
    })
  })(),
)

test(
  'announcement.saveAdvert, announcement.deleteAdvert: saving an outdated version is refused with conflict, a second deletion with not-found',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const id = randomUUID()
    const saved = await call.announcement.saveAdvert({ id, data: advert })
    await call.announcement.saveAdvert({ id, data: { ...advert, title: 'Seeds' }, version: saved.version })
    expect(await refusalOf(call.announcement.saveAdvert({ id, data: advert, version: saved.version }))).toEqual({
      code: 'conflict',
    })
    expect(await refusalOf(call.announcement.saveNotice({ id, data: notice, version: 1 }))).toEqual({
      code: 'conflict',
    })
    expect((await call.feed.adverts.one({ id })).title).toBe('Seeds')
    await call.announcement.deleteAdvert({ id })
    expect(await refusalOf(call.announcement.deleteAdvert({ id }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(call.announcement.deleteNotice({ id }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'feed.adverts.current: returns the newest active advert of each position in the language of the reader',
  undone(async (world) => {
    const { call } = await world.make.admin()
    const add = async (data: Partial<AdvertData>) => {
      const id = randomUUID()
      await call.announcement.saveAdvert({ id, data: { ...advert, ...data } })
      return id
    }
    expect(await current(world)).toEqual({ adverts: [], changesAt: null })
    for (const position of ADVERT_POSITIONS) await add({ position, title: position })
    const newest = await add({ title: 'Newest' })
    await add({ title: 'Off', active: false })
    await add({ title: 'Over', until: inHours(-1) })
    const later = inHours(5)
    await add({ title: 'Later', from: later })
    await add({ title: 'English', locale: 'en-us' })
    const titles = (of: Awaited<ReturnType<typeof current>>) => of.adverts.map(({ title }) => title).toSorted()
    const dutch = await current(world)
    expect(titles(dutch)).toEqual(['Newest', 'TIMELINE', 'TIPSNESTEL', 'TIPSVOEDSEL'])
    expect(dutch.changesAt).toBe(later)
    expect(titles(await current(world, 'en-us'))).toContain('English')
    const { items } = await call.feed.adverts.all({})
    expect(Object.fromEntries(items.map(({ title, state }) => [title, state]))).toEqual({
      BANNER: 'behind',
      TIMELINE: 'shown',
      TIPSVOEDSEL: 'shown',
      TIPSNESTEL: 'shown',
      Newest: 'shown',
      Off: 'off',
      Over: 'over',
      Later: 'later',
      English: 'shown',
    })
    await call.announcement.deleteAdvert({ id: newest })
    expect(titles(await current(world))).toContain('BANNER')
  }),
)

test(
  'announcement.saveAdvert: a photo that belongs to another person is refused, and the photo of an advert is public while it is in use',
  undone(async ({ make, guest, deps }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    const bytes = (await jpeg()).toString('base64')
    const [ownId, otherId] = [randomUUID(), randomUUID()]
    await admin.call.uploadImageFileBase64({ base64Image: bytes, fileUuid: ownId })
    await member.call.uploadImageFileBase64({ base64Image: bytes, fileUuid: otherId })
    const save = (photoId: string | null, id: string = randomUUID()) =>
      admin.call.announcement.saveAdvert({ id, data: { ...advert, photoId } })
    expect(await refusalOf(save(otherId))).toMatchObject({ path: 'data.photoId', key: 'photoGone' })
    const { id } = await save(ownId)
    expect((await guest.feed.adverts.current({ locale: 'nl-nl' })).adverts[0]?.image?.id).toBe(ownId)
    const { photoFile } = await import('../photo/rows.ts')
    expect((await photoFile(deps.db.kysely, ownId))?.isPublic).toBe(true)
    expect((await save(ownId, id)).image?.id).toBe(ownId)
    expect((await save(null, id)).image).toBeNull()
    expect((await photoFile(deps.db.kysely, ownId))?.isPublic).toBe(false)
  }),
)

test(
  'feed.notices.current: returns the newest notice that has not ended',
  undone(async ({ make, guest }) => {
    const { call } = await make.admin()
    const shown = async () => (await guest.feed.notices.current({ locale: 'nl-nl' })).notice?.title ?? null
    const [first, second] = [randomUUID(), randomUUID()]
    expect(await shown()).toBeNull()
    await call.announcement.saveNotice({ id: first, data: notice })
    await call.announcement.saveNotice({ id: second, data: { ...notice, title: 'Storm', until: inHours(1) } })
    expect(await shown()).toBe('Storm')
    const { notice: now } = await guest.feed.notices.current({ locale: 'nl-nl' })
    expect(Date.now() - Date.parse(now?.createdAt ?? '')).toBeLessThan(60_000)
    await call.announcement.saveNotice({ id: second, data: { ...notice, title: 'Storm', until: inHours(-1) } })
    expect(await shown()).toBe(notice.title)
    expect((await call.feed.notices.all({})).items.map(({ state }) => state).toSorted()).toEqual(['over', 'shown'])
  }),
)
