// Measures 1,000 votes of 200 people at once: in one poll, against the same people's votes spread over 20 polls. Fails
// unless the counts are exact.
import type { PollView } from '@fieldfare/shared/poll.ts'
import { type MakePlace, onEachEngine } from './engines.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import type { Saver } from './land.ts'
import { Running } from './running.ts'

const PEOPLE = 200
/** The number of votes of each person: the first, and then changes of that vote. */
const VOTES = 5
const POLLS = 20
const ROUNDS = 3
const OPTIONS = ['By the slack', 'On the dune', 'At the gate', 'Nowhere']

interface Way {
  name: string
  pollIds: string[]
  /** Milliseconds of each vote. */
  votes: number[]
  /** Milliseconds of each round. */
  rounds: number[]
}

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  const running = await Running.start(place, PEOPLE, { TRUST_PROXY: '127.0.0.1' })
  try {
    const people = await running.ask('signIn', { count: PEOPLE })
    const [owner] = await running.ask('signIn', { count: 1 })
    if (!owner) throw new Error('Nobody asks.')
    const communityId = await running.ask('gather', { owner, count: 0 })
    await Promise.all(
      people.map(({ cookie }, nth) => running.call('subscribe', cookie, { landId: communityId }, addressOf(nth))),
    )
    const ask = async () => {
      const id = crypto.randomUUID()
      const poll = { id, communityId, title: 'Where shall the bench stand?', description: '', options: OPTIONS }
      await running.call('addPoll', owner.cookie, poll)
      return id
    }
    const ways: Way[] = [
      { name: 'in one poll', pollIds: [await ask()], votes: [], rounds: [] },
      { name: `in ${POLLS} polls`, pollIds: [], votes: [], rounds: [] },
    ]
    for (let nth = 0; nth < POLLS; nth++) ways[1]?.pollIds.push(await ask())
    for (let round = -1; round < ROUNDS; round++) {
      for (const way of ways) {
        const times: number[] = []
        const roundMs = await timed(() =>
          Promise.all(people.map((person, nth) => voteOften(running, way, person, nth, times))),
        )
        await countExactly(running, way)
        if (round < 0) continue
        way.votes.push(...times)
        way.rounds.push(roundMs)
      }
    }
    report(place.engine, ways)
  } finally {
    await running.stop()
  }
}

const addressOf = (nth: number): string => `10.0.0.${nth + 1}`

/** Votes as one person several times, one after the other; the last vote counts. */
async function voteOften(running: Running, way: Way, { cookie }: Saver, nth: number, times: number[]): Promise<void> {
  const pollId = way.pollIds[nth % way.pollIds.length]
  for (let vote = 0; vote < VOTES; vote++) {
    const value = OPTIONS[(nth + vote) % OPTIONS.length]
    times.push(await timed(() => running.call('addVote', cookie, { pollId, value }, addressOf(nth))))
  }
}

/** @throws Error unless each option has the votes of those who chose it last */
async function countExactly(running: Running, { pollIds }: Way): Promise<void> {
  for (const [at, pollId] of pollIds.entries()) {
    const expected = OPTIONS.map(() => 0)
    for (let nth = at; nth < PEOPLE; nth += pollIds.length) {
      const last = (nth + VOTES - 1) % OPTIONS.length
      expected[last] = (expected[last] ?? 0) + 1
    }
    const query = encodeURIComponent(JSON.stringify({ id: pollId }))
    const answer = await fetch(`${running.url}/trpc/feed.polls.one?input=${query}`)
    const { result } = (await answer.json()) as { result?: { data: PollView } }
    const counted = OPTIONS.map((value) => result?.data.options.find((option) => option.value === value)?.votes)
    if (JSON.stringify(counted) !== JSON.stringify(expected))
      throw new Error(`${counted.join(', ')} instead of ${expected.join(', ')} votes.`)
  }
}

function report(engine: string, [one, many]: Way[]): void {
  if (!one || !many) return
  say(`\n${PEOPLE * VOTES} votes of ${PEOPLE} people at once on ${engine}, every count exact`)
  table([
    ['', 'a vote, p50', 'p95', 'all of them'],
    ...[one, many].map(({ name, votes, rounds }) => [
      name,
      ms(median(votes)),
      ms(quantile(votes, 0.95)),
      ms(median(rounds)),
    ]),
    [
      'ratio',
      times(median(one.votes) / median(many.votes)),
      times(quantile(one.votes, 0.95) / quantile(many.votes, 0.95)),
      times(median(one.rounds) / median(many.rounds)),
    ],
  ])
}

await onEachEngine(run)
