import { expect, test } from 'vitest'
import { useWatchers } from '../../testing/watcher.ts'
import { type TestPerson, useWorld } from '../../testing/world.ts'
import { addTestPoll, within } from '../../testing/testPoll.ts'

const { lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)

/** Makes a poll, a guest who follows the poll, and another guest who follows the list of polls of its community. */
async function watched(data: object = {}) {
  const added = await addTestPoll(lasting(), data)
  // Waits until the event of the poll's creation has arrived.
  await quiet()
  const [open, list] = [await watcher(), await watcher()]
  await open.follow({ feed: 'polls', scope: 'one', id: added.pollId })
  await list.follow({ feed: 'polls', scope: 'community', id: added.cast.communityId })
  return { ...added, open, list }
}

test('content.changed: refused votes, and votes in a poll whose results are shown at its end, send no event', async () => {
  const { cast, pollId, open, list } = await watched({ results: 'atEnd', until: within(60_000) })
  await cast.stranger.call.addVote({ pollId, value: 'Nowhere' }).catch(() => undefined)
  await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
  await quiet()
  expect([...open.heard, ...list.heard]).toEqual([])
})

test('content.changed: if results are public, the event of a vote has the new counts', async () => {
  const { cast, pollId, open, list } = await watched()
  await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
  const { view } = await open.untilContent('poll')
  expect(view?.options.map(({ votes }) => votes)).toEqual([0, 0, 1])
  expect(view).not.toHaveProperty('mine')
  expect((await list.untilContent('poll')).view).toEqual(view)
})

test('content.changed: if results are shown only to voters, the event of a vote has no counts', async () => {
  const { cast, poll, pollId, open } = await watched({ results: 'afterVoting' })
  await cast.subscriber.call.addVote({ pollId, value: 'Nowhere' })
  const { mine: _, ...before } = poll
  expect((await open.untilContent('poll')).view).toEqual(before)
})

test('addVote: concurrent votes of fifty people count once each', async () => {
  const { make, guest } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const { id: pollId } = await owner.call.addPoll({ communityId, title: 'Bench?', options: ['Yes', 'No'] })
  const people: TestPerson[] = []
  for (let i = 0; i < 50; i++) people.push(await make.member())
  await Promise.all(people.map(({ call }) => call.subscribe({ landId: communityId })))
  await Promise.all(
    people.flatMap(({ call }, i) =>
      [0, 1].map((second) => call.addVote({ pollId, value: i % 2 && second ? 'No' : 'Yes' })),
    ),
  )
  const counts = async () => (await guest.feed.polls.one({ id: pollId })).options.map(({ votes }) => votes ?? 0)
  expect((await counts()).reduce((sum, each) => sum + each, 0)).toBe(50)
  await Promise.all(people.map(({ call }, i) => call.addVote({ pollId, value: i < 30 ? 'Yes' : 'No' })))
  expect(await counts()).toEqual([30, 20])
  // Ten people withdraw their votes while the owner deletes the poll and restores it.
  await Promise.all([
    ...people.slice(0, 10).map(({ call }) => call.withdrawVote({ pollId }).catch(() => undefined)),
    owner.call.deletePoll({ id: pollId }).then(() => owner.call.restorePoll({ id: pollId })),
  ])
  await Promise.all(people.slice(0, 10).map(({ call }) => call.withdrawVote({ pollId })))
  expect(await counts()).toEqual([20, 20])
})
