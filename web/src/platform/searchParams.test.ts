import { expect, test } from 'vitest'
import { texts } from './searchParams.ts'

test('texts reads a search parameter as undefined if it is empty or not a text', () => {
  expect(texts('comment')({ comment: 7 })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: '' })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: ['a'], nonsense: 'b' })).toEqual({ comment: undefined })
})
