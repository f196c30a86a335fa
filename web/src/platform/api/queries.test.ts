import { AppError } from '@fieldfare/shared/errors.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failureOf } from '../i18n/failure.ts'
import { withCallName } from './client.ts'
import { failureIn, isGone, putAnswer, queryClient, readAgain } from './queries.ts'
import { read } from './read.ts'

describe('putAnswer', () => {
  const answer = vi.fn<(input: { id: string }) => Promise<string>>()
  const one = read(withCallName('feed.land.holdings', answer))
  const key = one.key({ id: 'a' })
  const fetchOne = () => queryClient.fetchQuery({ ...one.options({ id: 'a' }), staleTime: 0 })
  beforeEach(() => queryClient.clear())

  test('data put into the cache is not replaced by the response of a fetch already in flight, which may be older', async () => {
    queryClient.setQueryData(key, 'before')
    const late = Promise.withResolvers<string>()
    answer.mockReturnValueOnce(late.promise)
    const fetched = fetchOne()
    putAnswer(key, 'after')
    late.resolve('before')
    expect(await fetched).toBe('after')
    await new Promise((done) => setTimeout(done))
    expect(queryClient.getQueryData(key)).toBe('after')
  })

  test('an update that cancels a fetch is applied to the latest cached data, and the response of a later fetch replaces the result', async () => {
    queryClient.setQueryData(key, 'before')
    answer.mockReturnValueOnce(new Promise(() => undefined))
    void fetchOne()
    const shown: unknown[] = []
    const stop = queryClient.getQueryCache().subscribe(({ query }) => shown.push(query.state.data))
    queryClient.setQueryData(key, 'event')
    putAnswer(key, (cached) => `${cached} after`)
    expect(shown.at(-1)).toBe('event after')
    stop()
    answer.mockResolvedValueOnce('later')
    expect(await fetchOne()).toBe('later')
  })

  test('an update does not cancel the first fetch if no data is cached yet', async () => {
    const first = Promise.withResolvers<string>()
    answer.mockReturnValueOnce(first.promise)
    const fetched = fetchOne()
    putAnswer(key, (cached) => cached && `${cached} after`)
    readAgain({ queryKey: key })
    first.resolve('read')
    expect(await fetched).toBe('read')
  })
})

test('failureIn returns a network failure for a paused query without data', () => {
  const failure = failureIn({ data: undefined, error: null, fetchStatus: 'paused' })
  expect(failureOf(failure).code).toBe('network')
})

test('failureIn returns null for data loaded before, even if the next fetch fails', () => {
  expect(failureIn({ data: [], error: new Error('later'), fetchStatus: 'paused' })).toBeNull()
})

test('failureIn returns null while a query is fetching, and the error once it is refused', () => {
  const refused = new Error('refused')
  expect(failureIn({ data: undefined, error: null, fetchStatus: 'fetching' })).toBeNull()
  expect(failureIn({ data: undefined, error: refused, fetchStatus: 'idle' })).toBe(refused)
})

test('failureIn returns a not-found error despite earlier data; isGone is true for not-found and bad-input', () => {
  const removed = new AppError('not-found')
  expect(failureIn({ data: {}, error: removed, fetchStatus: 'idle' })).toBe(removed)
  expect([removed, new AppError('bad-input'), new AppError('forbidden'), null].map(isGone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
