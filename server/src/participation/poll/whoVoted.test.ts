import { POLL_RESULTS } from '@fieldfare/shared/poll.ts'
import { describe, expect, test } from 'vitest'
import { keepCast } from '../../testing/cast.ts'
import { byName, membersOf } from '../../testing/members.ts'
import { useWatchers } from '../../testing/watcher.ts'
import { type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { addTestPoll, endPoll, within } from '../../testing/testPoll.ts'

const { undone, lasting, app } = useWorld()
const { watcher, quiet } = useWatchers(app)
keepCast(lasting)

async function withVoters(world: World, count: number, data: object = {}) {
  const { cast, pollId } = await addTestPoll(world, data)
  const people = await membersOf(world, cast.communityId, count)
  const names = async (who: TestPerson = cast.owner) => (await who.call.feed.polls.whoVoted({ pollId })).items
  const vote = ({ call }: TestPerson, value = 'Nowhere') => call.addVote({ pollId, value })
  const withdraw = ({ call }: TestPerson) => call.withdrawVote({ pollId })
  return { cast, pollId, people, names, vote, withdraw }
}

describe('feed.polls.whoVoted', () => {
  test.each(POLL_RESULTS)(
    'with results shown %s, names of voters appear in groups of five, so no change reveals a voter',
    async (results) => {
      const { cast, pollId, people, names, vote } = await withVoters(lasting(), 10, { results, until: within(600_000) })
      await vote(cast.owner)
      const owner = await watcher(cast.owner)
      await quiet()
      await owner.follow({ feed: 'polls', scope: 'one', id: pollId })
      await owner.follow({ feed: 'me' })
      for (const [at, person] of people.entries()) {
        const before = await names()
        owner.heard.length = 0
        await vote(person, at % 2 ? 'On the dune' : 'By the slack')
        // Changing the vote does not count the person again.
        await vote(person, at % 3 ? 'Nowhere' : 'By the slack')
        await quiet()
        const voted = people.slice(0, at + 1)
        const released = voted.slice(0, voted.length - (voted.length % 5))
        const after = await names()
        expect(after).toEqual(released.length > 0 ? byName([cast.owner, ...released]) : [])
        if (voted.length % 5 > 0) expect(after).toEqual(before)
        expect(await names(cast.admin)).toEqual(after)
        expect(JSON.stringify(owner.heard)).not.toMatch(new RegExp(`${person.id}|${person.name}`))
        expect(owner.heard.filter(({ name }) => name === 'mine.changed')).toHaveLength(voted.length % 5 === 0 ? 1 : 0)
      }
    },
    30_000,
  )

  test(
    'after the end of a poll, the list names everyone who had a vote in the poll when it ended',
    undone(async (world) => {
      const { pollId, people, names, vote, withdraw } = await withVoters(world, 8, { until: within(60_000) })
      for (const person of people.slice(0, 7)) await vote(person)
      await withdraw(people[0] as TestPerson)
      expect(await names()).toEqual(byName(people.slice(0, 5)))
      await endPoll(world, pollId)
      expect(await names()).toEqual(byName(people.slice(1, 7)))
    }),
  )

  test(
    'people who withdraw their vote leave the list in groups of five, or never appear if they were not yet named',
    undone(async (world) => {
      const { people, names, vote, withdraw } = await withVoters(world, 10)
      for (const person of people.slice(0, 4)) await vote(person)
      await withdraw(people[3] as TestPerson)
      await vote(people[4] as TestPerson)
      expect(await names()).toEqual([])
      await vote(people[3] as TestPerson)
      expect(await names()).toEqual(byName(people.slice(0, 5)))
      for (const person of people.slice(0, 4)) await withdraw(person)
      for (const person of people.slice(5)) await vote(person)
      expect(await names()).toEqual(byName(people))
      await withdraw(people[4] as TestPerson)
      expect(await names()).toEqual(byName(people.slice(5)))
    }),
  )

  test(
    'a person who votes again after leaving the list reappears only with a new group of five',
    undone(async (world) => {
      const { people, names, vote, withdraw } = await withVoters(world, 10)
      const [early, late] = [people.slice(0, 5), people.slice(5)]
      for (const person of early) await vote(person)
      for (const person of early) await withdraw(person)
      expect(await names()).toEqual([])
      for (const person of early) await vote(person)
      for (const person of late.slice(1)) await vote(person)
      expect(await names()).toEqual([])
      await vote(late[0] as TestPerson)
      expect(await names()).toEqual(byName(people))
    }),
  )
})
