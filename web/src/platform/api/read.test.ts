import { expect, test } from 'vitest'
import { byId } from './byId.ts'
import { api, withCallName } from './client.ts'
import { fakeServer } from './fakeServer.ts'
import { answersOf, answersTo, queryClient } from './queries.ts'
import { liveRead, read } from './read.ts'
import { list, pagesKey } from './usePagedQuery.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const poll = liveRead(api.feed.polls.one.query, ({ id }) => ({ feed: 'polls', scope: 'one', id }))
const polls = list(api.feed.polls.of.query, [])

test("read throws for a function without a call's name", () => {
  expect(() => read(async (id: string) => id)).toThrow('without a name')
})

test('read takes its key from the name that withCallName gave to a function', () => {
  const whole = read(withCallName(api.feed.measures.mine.query, async () => ['all']))
  expect(whole.key()).toEqual(['feed.measures.mine'])
})

test("a query key consists of the call's name and the input, with 'pages' for lists", () => {
  expect(poll.key({ id: ID })).toEqual(['feed.polls.one', { id: ID }])
  expect(polls.key({ communityId: ID })).toEqual(['feed.polls.of', 'pages', { communityId: ID }])
  expect(list(api.feed.tasks.all.query, []).key()).toEqual(['feed.tasks.all', 'pages'])
})

test('byId: a malformed id fails as not-found without a request, and the query key is that of the wrapped call', async () => {
  const call = fakeServer()
  call.mockResolvedValue({ id: ID })
  const one = read(byId(api.feed.polls.one.query))
  for (const id of ['undefined', '', ID.slice(0, -1)])
    await expect(queryClient.fetchQuery({ ...one.options({ id }), retry: false })).rejects.toMatchObject({
      code: 'not-found',
    })
  expect(call).not.toHaveBeenCalled()
  expect(await queryClient.fetchQuery({ ...one.options({ id: ID }), retry: false })).toEqual({ id: ID })
  expect(one.key({ id: ID })).toEqual(['feed.polls.one', { id: ID }])
  queryClient.clear()
})

test('liveRead computes the channels from the input', () => {
  expect(poll.channels({ id: ID })).toEqual([{ feed: 'polls', scope: 'one', id: ID }])
})

test('answersOf matches cached queries by call; answersTo matches them by call and a part of the input', () => {
  queryClient.setQueryData([...pagesKey(api.feed.polls.of.query, { communityId: ID }), 'first'], {})
  queryClient.setQueryData<unknown>(poll.key({ id: ID }), {})
  queryClient.setQueryData(['account.me'], {})
  const countOf = (filters: ReturnType<typeof answersOf>) => queryClient.getQueriesData(filters).length
  expect(countOf(answersOf('feed.polls.of', 'feed.polls.one'))).toBe(2)
  expect(countOf(answersTo({ communityId: ID }, 'feed.polls.of', 'feed.polls.one'))).toBe(1)
  expect(countOf(answersTo({ communityId: 'another' }, 'feed.polls.of'))).toBe(0)
  expect(countOf(answersTo({ id: ID }, 'account.me'))).toBe(0)
})
