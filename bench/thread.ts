// Measures opening a thread of 10,000 comments against one of 100, over HTTP, as a member of its community: the first page,
// the newest page, and the page around a comment. All measurements are interleaved.
import { type MakePlace, onEachEngine } from './engines.ts'
import type { Discussion } from './discussion.ts'
import { median, ms, quantile, say, table, timed, times } from './figures.ts'
import { Running } from './running.ts'

const SIZES = [100, 10_000]
const PEOPLE = 50
const ROUNDS = 100
const WARM = 20

const OPENINGS = {
  'first page': () => ({}),
  'newest page': () => ({ direction: 'before' }),
  'around a comment': ({ middle }: Discussion) => ({ around: middle }),
}

await onEachEngine(run)

async function run(make: MakePlace): Promise<void> {
  const place = await make()
  const running = await Running.start(place)
  try {
    const people = await running.ask('signIn', { count: PEOPLE })
    const threads = await running.ask('beginThreads', { people, sizes: SIZES })
    const cookie = people[0]?.cookie ?? ''
    const openings = Object.entries(OPENINGS).map(([name, where]) => ({
      name,
      where,
      taken: threads.map((): number[] => []),
    }))
    for (let round = -WARM; round < ROUNDS; round++) {
      for (const { where, taken } of openings) {
        for (const [i, thread] of threads.entries()) {
          const input = { threadId: thread.threadId, ...where(thread) }
          const time = await timed(() => running.read('feed.comments.of', cookie, input))
          if (round >= 0) taken[i]?.push(time)
        }
      }
    }
    say(`\nOpening a thread on ${place.engine}, pages of 50, ${ROUNDS} each`)
    table([
      ['', ...SIZES.flatMap((size) => [`${size}: p50`, 'p95']), 'p50 to p50'],
      ...openings.map(({ name, taken }) => [
        name,
        ...taken.flatMap((samples) => [ms(median(samples)), ms(quantile(samples, 0.95))]),
        times(median(taken[1] ?? []) / median(taken[0] ?? [])),
      ]),
    ])
  } finally {
    await running.stop()
  }
}
