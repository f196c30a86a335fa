import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { expect, test } from 'vitest'
import { howMuchKey } from './requestTexts.ts'

test("howMuchKey: the question is 'How much?' for a single gift, and 'How much each time?' for regular gifts", () => {
  const { amount, amountOnce } = en.funding.requests
  const asked = RHYTHMS.map((type) => (howMuchKey(type) === 'funding.requests.amount' ? amount : amountOnce))
  expect(asked).toEqual(['How much?', ...Array.from({ length: 5 }, () => 'How much each time?')])
})
