import { randomUUID } from 'node:crypto'
import { PEOPLE_FOLLOWED_MAX } from '@fieldfare/shared/room.ts'
import { expect, test } from 'vitest'
import { castOf, keepCast } from '../../testing/cast.ts'
import { startPledge } from '../../testing/testPledge.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { square, useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
keepCast(lasting)
const { watcher, quiet } = useWatchers(app)
const people = (...ids: string[]) => ({ feed: 'userData', scope: 'people', ids })

test('follow: following people is refused for guests, and without ids, with malformed ids or with too many ids', async () => {
  const { make } = lasting()
  const one = await make.member()
  expect(await (await watcher()).follow(people(one.id))).toBe(false)
  const other = await watcher(await make.member())
  expect(await other.follow({ feed: 'userData' })).toBe(false)
  expect(await other.follow(people())).toBe(false)
  expect(await other.follow(people('everyone'))).toBe(false)
  expect(await other.follow(people(...Array.from({ length: PEOPLE_FOLLOWED_MAX + 1 }, () => randomUUID())))).toBe(false)
  const many = Array.from({ length: PEOPLE_FOLLOWED_MAX }, () => randomUUID())
  expect(await other.follow(people(...many))).toBe(true)
  // One connection follows no more people than one page has.
  expect(await other.follow(people(...many.map(() => randomUUID())))).toBe(false)
})

test('person.changed: no event is sent for unverified people, new settings, or contributions and areas that hide the person’s name', async () => {
  const world = lasting()
  const { make } = world
  const unverified = await make.member({ verified: false })
  const { cast, pledgeId } = await startPledge(world)
  const reader = await watcher(await make.member())
  expect(await reader.follow(people(unverified.id, cast.subscriber.id))).toBe(true)
  await quiet()
  await unverified.call.user.update({ profile: { name: 'Quiet Unknown' } })
  await cast.subscriber.call.callback.quiet({ from: '21:00', to: '08:00' })
  await cast.subscriber.call.user.update({ profile: { timeZone: 'Europe/Berlin' } })
  await cast.subscriber.call.addAmountPledge({ pledgeId, amount: 5 })
  await make.area(cast.subscriber, square(4.7, 53.01))
  await quiet()
  expect(reader.heard).toEqual([])
})

test('person.changed: connections that follow a person get a new name, score or shown city, in public fields only, until they unfollow', async () => {
  const world = lasting()
  const { subscriber, communityId, stranger } = await castOf(world)
  const reader = await watcher(stranger)
  const what = people(subscriber.id)
  expect(await reader.follow(what)).toBe(true)
  await subscriber.call.user.update({ profile: { name: 'Wiebe Veenstra' } })
  const { view } = await reader.until('person.changed')
  expect(view).toMatchObject({ id: subscriber.id, name: 'Wiebe Veenstra' })
  expect(Object.keys(view ?? {}).toSorted()).toEqual(['id', 'medals', 'name', 'owner', 'score'])
  const { id: threadId } = await subscriber.call.addThread({ communityId, title: 'Terns', description: 'Where?' })
  await subscriber.call.addComment({ threadId, text: 'On the spit.' })
  await reader.until('person.changed', (event) => (event.view?.score ?? 0) > (view?.score ?? 0))
  await subscriber.call.user.update({ profile: { showProfile: true, city: 'Leer' } })
  await reader.until('person.changed', (event) => event.view?.city === 'Leer')
  reader.socket.emit('unfollow', what)
  await quiet()
  const before = reader.heard.length
  await subscriber.call.user.update({ profile: { name: 'Wiebe' } })
  await quiet()
  expect(reader.heard).toHaveLength(before)
})
