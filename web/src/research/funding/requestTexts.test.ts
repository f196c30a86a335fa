import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { expect, test } from 'vitest'
import { howMuchKey } from './requestTexts.ts'

test('howMuchKey: a single gift is asked for as a total, and regular gifts per time', () => {
  const { amount, amountOnce } = en.funding.requests
  const asked = RHYTHMS.map((type) => (howMuchKey(type) === 'funding.requests.amount' ? amount : amountOnce))
  expect(asked).toEqual(['How much?', ...Array.from({ length: 5 }, () => 'How much each time?')])
})
