import { expect, test } from 'vitest'
import { mergeCalls } from './noun.ts'

class Call {}

test('mergeCalls: the same call name in two nouns is refused, at the top level and below a shared prefix', () => {
  expect(() => mergeCalls([{ find: new Call() }, { find: new Call() }])).toThrow('two nouns have a call find')
  expect(() => mergeCalls([{ feed: { of: new Call() } }, { feed: { of: new Call() } }])).toThrow('of')
  expect(() => mergeCalls([{ feed: new Call() }, { feed: { of: new Call() } }])).toThrow('feed')
})

test('mergeCalls: calls of several nouns below one prefix are merged, and the given objects stay unchanged', () => {
  const [polls, admin, figures] = [new Call(), new Call(), new Call()]
  const one = { feed: { polls, admin: { counts: admin } } }
  expect(mergeCalls([one, { feed: { admin: { figures } } }])).toEqual({
    feed: { polls, admin: { counts: admin, figures } },
  })
  expect(one).toEqual({ feed: { polls, admin: { counts: admin } } })
})
