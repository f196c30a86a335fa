import { expect, test } from 'vitest'
import { texts } from './searchParams.ts'

test('texts returns undefined for empty values and for values other than text', () => {
  expect(texts('comment')({ comment: 7 })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: '' })).toEqual({ comment: undefined })
  expect(texts('comment')({ comment: ['a'], nonsense: 'b' })).toEqual({ comment: undefined })
})
