import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { areaData, square, useWorld, type World } from '../../testing/world.ts'

const { lasting } = useWorld()
afterEach(() => void vi.restoreAllMocks())

/** Members of one community, with a thread, a comment and an area in it. */
async function village({ make }: World) {
  const [owner, one, other] = [await make.owner(), await make.member(), await make.member()]
  const land = square(5, 53, 0.1)
  const communityId = await make.community(owner, land)
  for (const { call } of [one, other]) await call.subscribe({ landId: communityId })
  const { id: threadId } = await one.call.addThread({ communityId, title: 'A bittern' })
  const { id: commentId } = await one.call.addComment({ threadId, text: 'By the reed' })
  // The first area of a person earns a medal, which takes more statements.
  for (const maker of [one, other]) await make.area(maker, square(6, 53))
  const stranger = await make.member()
  return {
    communityId,
    threadId,
    commentId,
    measureId: await make.area(one),
    other: other.call,
    stranger: stranger.call,
  }
}
type Village = Awaited<ReturnType<typeof village>>

/** Calls, with the number of statements that each sends to the database: each statement is a round trip. */
const CALLS: [string, number, (village: Village) => Promise<unknown>][] = [
  ['measure.insert', 8, ({ other }) => other.measure.insert({ measure: square(5.05, 53.05), data: areaData })],
  ['addComment', 12, ({ other, threadId }) => other.addComment({ threadId, text: 'I heard it' })],
  ['upVoteComment', 12, ({ other, threadId, commentId }) => other.upVoteComment({ threadId, commentId })],
  ['measure.like', 10, ({ other, measureId }) => other.measure.like({ measureId })],
  ['subscribe', 8, ({ stranger, communityId }) => stranger.subscribe({ landId: communityId })],
  ['addThread', 8, ({ other, communityId }) => other.addThread({ communityId, title: 'Two bitterns' })],
]

/** The upkeep that the embedded engine does between calls, whenever it has time. */
const UPKEEP = /^(vacuum|analyze|checkpoint)|pg_control_checkpoint|n_dead_tup/

test.each(CALLS)('%s takes %i database statements', async (_name, statements, call) => {
  const place = await village(lasting())
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await call(place)
  const all = query.mock.calls.map(([query]) => textOf(query).replace(/\s+/g, ' ').trim().slice(0, 100))
  const texts = all.filter((text) => !UPKEEP.test(text))
  expect(texts, texts.join('\n')).toHaveLength(statements)
})

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
