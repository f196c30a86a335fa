import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { keepCast } from '../../testing/cast.ts'
import { byName, membersOf } from '../../testing/members.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { startPledge } from '../../testing/testPledge.ts'

const { undone, lasting, app } = useWorld()
const { watcher } = useWatchers(app)
keepCast(lasting)

/** Makes a pledge, members who may give to it, and functions that read its lists as the owner or as a guest. */
async function withGivers(world: World, count: number) {
  const { cast, pledgeId } = await startPledge(world)
  const people = await membersOf(world, cast.communityId, count)
  return {
    cast,
    pledgeId,
    people,
    names: async () => (await cast.owner.call.feed.pledges.whoGave({ pledgeId })).items,
    reasons: async () => (await world.guest.feed.pledges.reasons({ pledgeId })).items,
    give: async ({ call, name }: TestPerson, amount = 5) => {
      const { mine } = await call.addAmountPledge({ pledgeId, amount, reason: `${name}, ${amount}` })
      return mine?.contributions[0]?.id ?? ''
    },
  }
}
const texts = (reasons: { text: string }[]) => reasons.map(({ text }) => text).toSorted()

test('feed.pledges.whoGave, feed.pledges.reasons: names and reasons appear in groups of five, so no change reveals a giver', async () => {
  const { cast, pledgeId, people, names, reasons, give } = await withGivers(lasting(), 10)
  const owner = await watcher(cast.owner)
  await owner.follow({ feed: 'pledges', scope: 'one', id: pledgeId })
  await owner.follow({ feed: 'me' })
  let total = 0
  for (const [at, person] of people.entries()) {
    const before = [await names(), await reasons()]
    owner.heard.length = 0
    const contributionId = await give(person, at + 1)
    total += at + 1
    const event = await owner.untilContent('pledge', ({ view }) => view?.number === at + 1)
    expect(event.view).toMatchObject({ amount: total, pledgers: at + 1 })
    const after = [await names(), await reasons()]
    const others = await Promise.all(
      [cast.owner, cast.subscriber].map(({ call }) => call.feed.userData.people({ ids: people.map(({ id }) => id) })),
    )
    const givers = people.slice(0, at + 1)
    const released = givers.slice(0, givers.length - (givers.length % 5))
    expect(after[0]).toEqual(byName(released))
    expect(texts(await reasons())).toEqual(released.map(({ name }, each) => `${name}, ${each + 1}`).toSorted())
    if (givers.length % 5 > 0) expect(after).toEqual(before)
    // Public points and medals do not reveal who just gave, either.
    for (const seen of others)
      for (const { id, score, medals } of seen) {
        const named = released.some((one) => one.id === id)
        expect([score, medals]).toEqual(named ? [10, ['FIRST_PLEDGE']] : [0, []])
      }
    expect(JSON.stringify(owner.heard)).not.toMatch(new RegExp([person.id, person.name, contributionId].join('|')))
    expect(owner.heard.filter(({ name }) => name === 'mine.changed')).toHaveLength(givers.length % 5 === 0 ? 1 : 0)
  }
})

test(
  'feed.pledges.reasons: reasons have separate ids and are ordered by these ids',
  undone(async (world) => {
    const { people, reasons, give } = await withGivers(world, 5)
    const gifts: string[] = []
    for (const person of people) gifts.push(await give(person))
    const shown = await reasons()
    expect(shown.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).toSorted())
    expect(shown.filter(({ id }) => gifts.includes(id))).toEqual([])
    const { kysely } = world.deps.db
    const ids = [3, 1, 4, 0, 2].map((at) => `0000000${at}-0000-4000-8000-000000000000`)
    for (const [at, id] of gifts.entries())
      await kysely.updateTable('contribution').set({ shown_as: ids[at] }).where('id', '=', id).execute()
    expect(await reasons()).toEqual([3, 1, 4, 0, 2].map((at) => ({ id: ids[at], text: `${people[at]?.name}, 5` })))
  }),
)

test(
  'feed.pledges.whoGave: towards a group of five, a person who gives twice counts once and the owner does not count',
  undone(async (world) => {
    const { cast, people, names, reasons, give } = await withGivers(world, 5)
    await give(cast.owner)
    for (const person of people.slice(0, 4)) for (const amount of [1, 2]) await give(person, amount)
    expect([await names(), await reasons()]).toEqual([[], []])
    await give(people[4] as TestPerson)
    expect(await names()).toEqual(byName([cast.owner, ...people]))
    expect(await reasons()).toHaveLength(10)
  }),
)

test(
  'feed.pledges.whoGave: givers whose contributions ended leave the list in groups of five, and resumed contributions do not count as new',
  undone(async (world) => {
    const { people, names, reasons, give } = await withGivers(world, 10)
    const ids: string[] = []
    for (const person of people.slice(0, 5)) ids.push(await give(person))
    const end = (at: number) => people[at]?.call.endPledge({ contributionId: ids[at] ?? '' })
    for (let at = 0; at < 4; at++) {
      await end(at)
      expect(await names()).toEqual(byName(people.slice(0, 5)))
      expect(await reasons()).toHaveLength(5)
    }
    await end(4)
    expect([await names(), await reasons()]).toEqual([[], []])
    for (let at = 0; at < 5; at++) await people[at]?.call.resumePledge({ contributionId: ids[at] ?? '' })
    for (const person of people.slice(5, 9)) await give(person)
    expect([await names(), await reasons()]).toEqual([[], []])
    await give(people[9] as TestPerson)
    expect(await names()).toEqual(byName(people))
    expect(await reasons()).toHaveLength(10)
  }),
)

test(
  'feed.pledges.reasons: a new reason appears, and that of an ended contribution disappears, with the next group of five',
  undone(async (world) => {
    const { people, reasons, give } = await withGivers(world, 10)
    const [first] = people as [TestPerson]
    const ids: string[] = []
    for (const person of people.slice(0, 5)) ids.push(await give(person))
    await give(first, 7)
    await people[1]?.call.endPledge({ contributionId: ids[1] ?? '' })
    const early = people.slice(0, 5).map(({ name }) => `${name}, 5`)
    expect(texts(await reasons())).toEqual(early.toSorted())
    for (const person of people.slice(5)) await give(person)
    const all = people.map(({ name }) => `${name}, 5`).toSpliced(1, 1)
    expect(texts(await reasons())).toEqual([...all, `${first.name}, 7`].toSorted())
  }),
)

test(
  'feed.pledges.whoGave: an erased person is not listed and does not count towards the five',
  undone(async (world) => {
    const { deps } = world
    const { cast, people, names, give } = await withGivers(world, 7)
    const erase = ({ id }: TestPerson) =>
      inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, id))
    for (const person of people.slice(0, 4)) await give(person)
    await erase(people[0] as TestPerson)
    await give(people[4] as TestPerson)
    expect(await names()).toEqual([])
    await give(people[5] as TestPerson)
    expect(await names()).toEqual(byName(people.slice(1, 6)))
    await erase(people[1] as TestPerson)
    expect(await names()).toEqual(byName(people.slice(2, 6)))
    expect((await cast.admin.call.feed.pledges.whoGave({ pledgeId: (await one(cast)).id })).items).toHaveLength(4)
  }),
)
const one = async (cast: Awaited<ReturnType<typeof withGivers>>['cast']) => {
  const { items } = await cast.owner.call.feed.pledges.of({ communityId: cast.communityId })
  const [first] = items
  if (!first) throw new Error('no project')
  return first
}

test(
  'feed.pledges.whoGave: pages are ordered by name, and an invalid cursor is refused',
  undone(async (world) => {
    const { cast, pledgeId, people, give } = await withGivers(world, 5)
    for (const person of people) await give(person)
    const read = (page: { limit: number; cursor?: string }) =>
      cast.owner.call.feed.pledges.whoGave({ pledgeId, ...page })
    const first = await read({ limit: 2 })
    const second = await read({ limit: 2, cursor: first.next ?? '' })
    const third = await read({ limit: 2, cursor: second.next ?? '' })
    expect([...first.items, ...second.items, ...third.items]).toEqual(byName(people))
    expect(third.next).toBeNull()
    for (const cursor of ['x', people[0]?.id ?? '', `${people[0]?.id}_\0`])
      expect(await refusalOf(read({ limit: 2, cursor }))).toMatchObject({ path: 'cursor' })
  }),
)
