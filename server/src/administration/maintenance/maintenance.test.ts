import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { areaData, square, useWorld } from '../../testing/world.ts'
import { intersectSome } from './intersectAreas.ts'
import { withoutPersons } from '../../platform/log/clientErrors.ts'

const { undone, lasting, app } = useWorld()

test(
  '_update, _intersectAreas, error.gen, feed.admin: callers other than admins are refused',
  undone((world) =>
    expectAdminsOnly(world, (call) => [
      call._update(),
      call._intersectAreas(),
      call.error.gen(),
      call.feed.admin.clientErrors({}),
      call.feed.admin.counts(),
      call.feed.admin.figures(),
    ]),
  ),
)

test('GET /update: a request of an admin from a page of the site inserts missing settings, and other requests are refused', async () => {
  const { make, deps } = lasting()
  const [member, admin] = [await make.member(), await make.admin()]
  const get = (headers: Record<string, string>) => app().http.inject({ method: 'GET', url: '/update', headers })
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  expect((await get({})).statusCode).toBe(401)
  expect((await get({ ...sameOrigin, cookie: member.cookie })).statusCode).toBe(403)
  expect((await get({ authorization: 'Bearer undefined' })).statusCode).toBe(401)
  for (const site of ['none', 'cross-site', 'same-site'])
    expect((await get({ 'sec-fetch-site': site, cookie: admin.cookie })).statusCode).toBe(403)
  expect((await get({ cookie: admin.cookie })).statusCode).toBe(403)
  await sql`delete from setting where key = 'FUND_PLEDGE'`.execute(deps.db.kysely)
  const head = { method: 'HEAD' as const, url: '/update', headers: { ...sameOrigin, cookie: admin.cookie } }
  expect((await app().http.inject(head)).statusCode).toBe(404)
  const answer = await get({ ...sameOrigin, cookie: admin.cookie })
  expect([answer.statusCode, answer.json()]).toEqual([200, { inserted: ['FUND_PLEDGE'] }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test(
  'intersectSome: people join the communities that their areas touch, once each, but not communities that they left',
  undone(async ({ make, deps }) => {
    const [owner, maker, leaver] = [await make.owner(), await make.member(), await make.member()]
    await make.area(maker)
    await make.area(maker, square(5.06, 53.06))
    await make.area(maker, square(8, 53))
    await make.area(leaver)
    const land = await make.community(owner)
    await leaver.call.subscribe({ landId: land })
    await leaver.call.unsubscribe({ landId: land })
    const subs = async () => (await maker.call.account.me())?.subs
    expect(await subs()).toEqual([])
    const before = (await maker.call.account.me())?.score ?? 0
    for (let i = 0; i < 2; i++) await intersectSome(deps, { after: null, looked: 0, joined: 0 })
    expect(await subs()).toEqual([land])
    expect((await maker.call.account.me())?.score).toBe(before + 5)
    expect((await leaver.call.account.me())?.subs).toEqual([])
    expect((await maker.call.notice.list({})).items.map(({ kind }) => kind)).toContain('community.joined')
    const admin = await make.admin()
    const ends = (await admin.call.feed.audit.list({ group: 'site' })).items.filter(({ action }) =>
      action.endsWith('intersected'),
    )
    expect(ends).toHaveLength(2)
  }),
)

test('_intersectAreas: a second call while a job waits enqueues no other job', async () => {
  const { make, deps } = lasting()
  const { call } = await make.admin()
  for (let i = 0; i < 2; i++) expect(await call._intersectAreas()).toEqual({ started: true })
  const { rows } = await sql`select from pgboss.job where name = 'intersectAreas' and state = 'created'`.execute(
    deps.db.kysely,
  )
  expect(rows).toHaveLength(1)
})

test(
  'error.gen: the generated test error is logged',
  undone(async ({ make, deps }) => {
    const logged = vi.spyOn(deps.log, 'error')
    const { call } = await make.admin()
    expect(await call.error.gen()).toEqual({ logged: true, traced: false })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  }),
)

test(
  'log: equal browser errors are stored once with a count, without personal data',
  undone(async ({ make, guest }) => {
    const report = {
      message: 'ada@example.org cannot read "my secret"',
      stack: 'at https://fieldfare.example/assets/map-1.js?x=1:2:3',
      page: '/account',
    }
    for (let i = 0; i < 3; i++) expect(await guest.log(report)).toEqual({ logged: true })
    await guest.log({ message: 'another' })
    const { items } = await (await make.admin()).call.feed.admin.clientErrors({})
    expect(items).toHaveLength(2)
    const [kept] = items.filter(({ times }) => times === 3)
    expect(kept).toMatchObject({ message: '[address] cannot read "…"', page: '/account' })
    expect(kept?.stack).toContain('/assets/map-1.js')
    // Ids are left out, since an id may contain these letters by chance.
    const texts = items.map(({ id: _id, ...rest }) => rest)
    expect(JSON.stringify(texts)).not.toMatch(/ada|secret|fieldfare\.example/)
  }),
)

test.each([
  ['no post aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'no post [id]'],
  ['GET https://fieldfare.example/reset-password/abc?x=1 failed', 'GET https://fieldfare.example failed'],
  ['“Zoë” is not a function', '"…" is not a function'],
])('withoutPersons: %s becomes %s', (text, left) => expect(withoutPersons(text)).toBe(left))

test(
  'feed.admin.counts: the counts include a disabled account and an open task',
  undone(async ({ make }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    const before = await admin.call.feed.admin.counts()
    await admin.call.tasks.insert({ title: 'Call the ranger' })
    await admin.call.people.disable({ userId: member.id, reason: 'Spam' })
    expect(await admin.call.feed.admin.counts()).toEqual({
      ...before,
      disabled: before.disabled + 1,
      tasks: before.tasks + 1,
    })
  }),
)

test(
  'feed.admin.figures: a figure about fewer than five people is null, and changes of today count from tomorrow on',
  undone(async ({ make, deps }) => {
    await sql`update person set deleted_at = now()`.execute(deps.db.kysely)
    const admin = await make.admin()
    const read = async () => {
      const { countFigures } = await import('../siteFigures/countFigures.ts')
      const { givenByDay } = await import('../../participation/pledge/givenByDay.ts')
      return countFigures(deps.db.kysely, 'Europe/Amsterdam', givenByDay, new Date(Date.now() + 24 * 60 * 60_000))
    }
    const people = [admin]
    for (let i = 0; i < 3; i++) people.push(await make.member())
    for (const one of people) await make.area(one)
    let figures = await read()
    expect([figures.people.at(-1), figures.areas['living area'].at(-1), figures.ratings[8]]).toEqual([null, null, null])
    const fifth = await make.member()
    await make.area(fifth)
    await make.area(fifth, square(5.2, 53.2), { ...areaData, rating: 3 })
    figures = await read()
    expect([
      figures.people.at(-1),
      figures.areas['living area'].at(-1),
      figures.ratings[8],
      figures.ratings[2],
    ]).toEqual([5, 6, 5, null])
    expect(figures.areas.world.at(-1)).toBeNull()
    expect(figures.months.at(-1)).toMatch(/^\d{4}-\d\d$/)
    // Today's changes count from tomorrow on.
    expect((await admin.call.feed.admin.figures()).people.at(-1)).toBeNull()
  }),
)
