import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { countCorners } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CHANNEL, notifyStatement } from '../call/changeEvents.ts'
import { round } from '../../testing/testShapes.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { areaData, square, useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
const { watcher, quiet, address } = useWatchers(app)
const tile = { feed: 'measures', scope: 'tile', x: 65, y: 41 }

test('a live connection from a page of another origin is refused', async () => {
  await expect(watcher(undefined, { origin: 'https://elsewhere.example' })).rejects.toThrow()
})

test('follow: the feed of another person, unknown feeds, malformed feeds and too many feeds are refused', async () => {
  const person = await lasting().make.member()
  const guest = await watcher()
  expect(await guest.follow({ feed: 'me' })).toBe(false)
  expect(await guest.follow({ feed: 'me', id: person.id })).toBe(false)
  expect(await guest.follow({ feed: 'measures', scope: 'tile', x: -1, y: 0 })).toBe(false)
  expect(await guest.follow({ feed: 'drafts' })).toBe(false)
  expect(await guest.follow('x'.repeat(1000) as never)).toBe(false)
  const answers = []
  for (let x = 0; x < 80; x++) answers.push(await guest.follow({ ...tile, x }))
  expect(answers.at(0)).toBe(true)
  expect(answers.at(-1)).toBe(false)
})

test('area.changed: a new area is sent with its public fields to clients that follow its tile, and not to those of another tile', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const [near, far, own] = [await watcher(), await watcher(), await watcher(maker)]
  expect(await near.follow(tile)).toBe(true)
  await far.follow({ ...tile, x: 10 })
  await own.follow({ feed: 'me' })
  const id = await make.area(maker, square(4.9, 53.05))
  const { view, version } = await near.until('area.changed')
  expect(view).toMatchObject({ id, title: areaData.title, likes: 0 })
  expect(view).not.toHaveProperty('creator')
  expect(view).not.toHaveProperty('description')
  expect(version).toBe(1)
  expect(await own.until('mine.changed')).toBeTruthy()
  await quiet()
  expect(far.heard).toEqual([])
  expect(near.heard).toHaveLength(1)
})

test('area.changed: a deleted area is sent as null to clients that follow it, and a refused update sends no event', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const id = await make.area(maker, square(4.95, 53.05))
  // Waits until the events of the setup have arrived.
  await quiet()
  const near = await watcher()
  await near.follow({ feed: 'measures', scope: 'one', id })
  await maker.call.measure.update({ measureId: id, data: { rating: 11 } }).catch(() => undefined)
  await quiet()
  expect(near.heard).toEqual([])
  await maker.call.measure.delete({ measureId: id })
  expect(await near.until('area.changed')).toEqual({ id, version: 2, view: null })
})

test('area.changed: an area of an unverified person is not sent to clients that follow its tile', async () => {
  const { make } = lasting()
  const maker = await make.member({ verified: false })
  const near = await watcher()
  await near.follow(tile)
  await make.area(maker, square(4.91, 53.06))
  await quiet()
  expect(near.heard).toEqual([])
})

test('area.changed: an area over half the world is sent to clients that follow the feed of wide areas', async () => {
  const { make } = lasting()
  const watching = await watcher()
  await watching.follow({ feed: 'measures', scope: 'wide' })
  await make.area(await make.member(), square(-90, -40, 80))
  expect((await watching.until('area.changed')).view?.title).toBe(areaData.title)
})

test('community.changed: when somebody subscribes, the new count of subscribers is sent to clients that follow the community', async () => {
  const { make } = lasting()
  const id = await make.community(await make.owner(), square(20, 53, 0.1))
  // Waits until the event of the community's creation has arrived.
  await quiet()
  const watching = await watcher()
  await watching.follow({ feed: 'land', scope: 'one', id })
  await (await make.member()).call.subscribe({ landId: id })
  expect((await watching.until('community.changed')).view).toMatchObject({ id, subscribers: 1 })
})

test('setting.changed: a changed score setting is sent to clients that follow the settings, a changed mail template is not', async () => {
  const { make } = lasting()
  const admin = await make.admin()
  const watching = await watcher()
  await watching.follow({ feed: 'KV' })
  const template = (await admin.call.feed.KV()).find(({ key }) => key === 'FORGOT_PASSWORD')
  await admin.call.saveKV({ key: 'FORGOT_PASSWORD', value: template?.value })
  await admin.call.saveKV({ key: 'DRAW_AREA', value: 5 })
  expect((await watching.until('setting.changed')).view).toMatchObject({ key: 'DRAW_AREA', value: 5 })
})

test('admin.changed: a changed mail template reaches admins, and members may not follow the templates feed', async () => {
  const { make } = lasting()
  const admin = await make.admin()
  const member = await watcher(await make.member())
  expect(await member.follow({ feed: 'templates' })).toBe(false)
  const watching = await watcher(await make.admin())
  expect(await watching.follow({ feed: 'templates' })).toBe(true)
  const text = { title: 'Live', body: 'Go to {{resetUrl}}' }
  const { version } = (await admin.call.feed.templates.one({ id: 'FORGOT_PASSWORD' })).texts['de-de']
  await admin.call.template.save({ template: 'FORGOT_PASSWORD', locale: 'de-de', ...text, version })
  expect(await watching.until('admin.changed')).toEqual({ feed: 'templates' })
})

test('fetch.again: an event with a name unknown to this version makes every client fetch again', async () => {
  const watching = await watcher()
  const payload = JSON.stringify({ name: 'thread.changed', id: randomUUID() })
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(lasting().deps.db.kysely)
  await expect.poll(() => watching.heard.map(({ name }) => name)).toEqual(['fetch.again'])
})

test('account.signOut: the live connections of the session are closed', async () => {
  const person = await lasting().make.member()
  const own = await watcher(person)
  await own.follow({ feed: 'me' })
  const disconnected = new Promise((resolve) => own.socket.once('disconnect', resolve))
  await person.call.account.signOut()
  expect(await disconnected).toBe('io server disconnect')
})

/** Sends these offers of WebSocket extensions in a handshake as browsers do. @returns the status, and the extensions that the server agrees to */
async function agreedExtensions(offers: string): Promise<{ status: number | undefined; agreed: string | undefined }> {
  const upgrade = request(`${address()}/live/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-extensions': offers,
    },
  }).end()
  const [answer] = (await Promise.race([once(upgrade, 'upgrade'), once(upgrade, 'response')])) as [IncomingMessage]
  answer.socket.destroy()
  return { status: answer.statusCode, agreed: answer.headers['sec-websocket-extensions'] }
}

const BITS = 'client_max_window_bits=13; server_max_window_bits=13'
const EACH_BY_ITSELF = 'server_no_context_takeover; client_no_context_takeover'

test.each([
  ['Firefox and Safari', 'permessage-deflate', `permessage-deflate; ${EACH_BY_ITSELF}`],
  ['Chrome', 'permessage-deflate; client_max_window_bits', `permessage-deflate; ${BITS}; ${EACH_BY_ITSELF}`],
  [
    'a client that offers two variants',
    'permessage-deflate; client_max_window_bits=15, permessage-deflate',
    `permessage-deflate; ${BITS}; ${EACH_BY_ITSELF}`,
  ],
  [
    'a client with less memory',
    'permessage-deflate; client_max_window_bits=10; server_max_window_bits="9"',
    `permessage-deflate; client_max_window_bits=10; server_max_window_bits=9; ${EACH_BY_ITSELF}`,
  ],
  ['a client that knows no compression', 'x-other', undefined],
])(
  'handshake: the server agrees to compression without context takeover, with a window of at most 13 bits if the client offers to limit it: %s',
  async (_client, offers, agreed) => {
    expect(await agreedExtensions(offers)).toEqual({ status: 101, agreed })
  },
)

test('area.changed: an area with 4,900 corners is sent simplified, in less than 16 kB, to clients that follow its tile', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const near = await watcher()
  await near.follow(tile)
  await make.area(maker, round(4900, 4.9, 53.05))
  const event = await near.until('area.changed')
  expect(JSON.stringify(event).length).toBeLessThan(16_384)
  expect(event.view && countCorners(event.view.geometry)).toBeLessThanOrEqual(LIST_CORNERS)
})

test('area.changed: an area with a new outline is sent to clients that follow its old tile or its new tile', async () => {
  const { make } = lasting()
  const maker = await make.member()
  const measureId = await make.area(maker, square(4.97, 53.05))
  await quiet()
  const [old, fresh] = [await watcher(), await watcher()]
  await old.follow(tile)
  await fresh.follow({ ...tile, x: 68 })
  await maker.call.measure.update({ measureId, data: { geometry: square(12, 53, 0.5) } })
  for (const one of [old, fresh]) {
    expect(await one.until('area.changed')).toMatchObject({ version: 2, view: { geometry: square(12, 53, 0.5) } })
  }
})

test('area.changed: after a like, and after the creator shows or changes their name, the area is sent with a higher version number', async () => {
  const { make } = lasting()
  const [maker, other] = [await make.member({ name: 'Anouk Visser' }), await make.member()]
  const measureId = await make.area(maker, square(4.98, 53.05))
  await quiet()
  const near = await watcher()
  await near.follow(tile)
  await other.call.measure.like({ measureId })
  await other.call.measure.like({ measureId })
  await quiet()
  await maker.call.user.update({ profile: { showName: true } })
  await quiet()
  await maker.call.user.update({ profile: { name: 'Anouk de Vries' } })
  await quiet()
  const events = near.heard.map(({ event }) => event as LiveEvents['area.changed'])
  expect(events.map(({ version, view }) => [version, view?.likes, view?.creator?.name])).toEqual([
    [2, 1, undefined],
    [3, 1, 'Anouk Visser'],
    [4, 1, 'Anouk de Vries'],
  ])
})

test('community.changed: a new name of the creator is sent to clients that follow all communities', async () => {
  const { make } = lasting()
  const owner = await make.owner()
  const id = await make.community(owner, square(22, 53, 0.1))
  await quiet()
  const watching = await watcher()
  await watching.follow({ feed: 'land', scope: 'all' })
  await owner.call.user.update({ profile: { name: 'Joost van den Berg' } })
  expect(await watching.until('community.changed')).toMatchObject({
    version: 2,
    view: { id, creator: { name: 'Joost van den Berg' } },
  })
})

test('changes by an unverified person are not sent to clients that follow areas or communities', async () => {
  const { make } = lasting()
  const communityId = await make.community(await make.owner(), square(24, 53, 0.1))
  const owner = await make.owner({ verified: false })
  await quiet()
  const near = await watcher()
  for (const feed of [tile, { feed: 'measures', scope: 'wide' }, { feed: 'land', scope: 'all' }])
    await near.follow(feed)
  const measureId = await make.area(owner, square(4.92, 53.06))
  await owner.call.measure.update({ measureId, data: { title: 'Elsewhere', geometry: square(4.93, 53.06) } })
  await owner.call.measure.delete({ measureId })
  await owner.call.measure.restore({ measureId })
  await make.community(owner, square(4.9, 53.04, 0.1))
  await owner.call.subscribe({ landId: communityId })
  await owner.call.unsubscribe({ landId: communityId })
  await make.area(owner, square(24.05, 53.05))
  await owner.call.user.update({ profile: { name: 'Somebody Else', showName: true } })
  await quiet()
  expect(near.heard).toEqual([])
})

test('fetch.again: a transaction that changes 120 communities sends one event in place of 120', async () => {
  const { kysely } = lasting().deps.db
  await quiet()
  const watching = await watcher()
  await watching.follow({ feed: 'land', scope: 'all' })
  const events = Array.from({ length: 120 }, () => ({ name: 'community.changed' as const, id: randomUUID() }))
  await notifyStatement(events).execute(kysely)
  await quiet()
  expect(watching.heard.map(({ name }) => name)).toEqual(['fetch.again'])
})
