import { expect, test } from 'vitest'
import { texts } from './searchParams.ts'

test('what is not text, or empty, is not there', () => {
  expect(texts('comment')({ comment: 7 })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: '' })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: ['a'], nonsense: 'b' })).toEqual({ comment: undefined })
})
