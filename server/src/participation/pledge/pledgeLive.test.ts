import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useWatchers } from '../../testing/watcher.ts'
import { type TestPerson, useWorld } from '../../testing/world.ts'
import { startPledge } from '../../testing/testPledge.ts'

const { lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)

test('content.changed: a refused contribution sends no event, and an accepted one sends the totals without the giver', async () => {
  const { cast, pledgeId } = await startPledge(lasting())
  // Waits until the event of the pledge's creation has arrived.
  await quiet()
  const [open, list] = [await watcher(), await watcher()]
  await open.follow({ feed: 'pledges', scope: 'one', id: pledgeId })
  await list.follow({ feed: 'pledges', scope: 'community', id: cast.communityId })
  await cast.stranger.call.addAmountPledge({ pledgeId, amount: 5 }).catch(() => undefined)
  await cast.subscriber.call.addAmountPledge({ pledgeId, amount: -5 }).catch(() => undefined)
  await quiet()
  expect([...open.heard, ...list.heard]).toEqual([])
  await cast.subscriber.call.addAmountPledge({ pledgeId, amount: '25.50', reason: 'Dry feet' })
  const { view } = await open.untilContent('pledge')
  expect(view).toMatchObject({ amount: 25.5, number: 1, pledgers: 1 })
  expect(view).not.toHaveProperty('mine')
  expect(JSON.stringify(view)).not.toContain(cast.subscriber.id)
  expect((await list.untilContent('pledge')).view).toEqual(view)
})

test('addAmountPledge: the totals are exact to the cent after twenty people concurrently give, pause and end contributions', async () => {
  const { make, guest } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const data = { title: 'Boardwalk', goal: 1000, type: 'yearly' as const }
  const { id: pledgeId } = await owner.call.addPledge({ communityId, data })
  const people: TestPerson[] = []
  for (let i = 0; i < 20; i++) people.push(await make.member())
  await Promise.all(people.map(({ call }) => call.subscribe({ landId: communityId })))
  const gifts = people.map(({ call }, i) => ({ call, id: randomUUID(), amount: `${i}.${i % 10}1` }))
  await Promise.all(
    gifts.flatMap(({ call, id, amount }) => [0, 1].map(() => call.addAmountPledge({ pledgeId, id, amount }))),
  )
  const cents = (from: typeof gifts) => from.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  const seen = async () => {
    const { amount, number, pledgers } = await guest.feed.pledges.one({ id: pledgeId })
    return [amount, number, pledgers]
  }
  expect(await seen()).toEqual([cents(gifts) / 100, 20, 20])
  await Promise.all([
    ...gifts.slice(0, 5).map(({ call, id }) => call.pausePledge({ contributionId: id })),
    ...gifts.slice(5, 10).map(({ call, id }) => call.endPledge({ contributionId: id })),
    ...gifts.slice(10, 15).map(({ call, id }) => call.changePledge({ contributionId: id, amount: '0.07' })),
    owner.call.editPledge({ id: pledgeId, data: { goal: '2000' } }),
  ])
  expect(await seen()).toEqual([(cents(gifts.slice(15)) + 35) / 100, 10, 10])
  await Promise.all(gifts.slice(0, 10).map(({ call, id }) => call.resumePledge({ contributionId: id })))
  expect(await seen()).toEqual([(cents(gifts) - cents(gifts.slice(10, 15)) + 35) / 100, 20, 20])
})
