import { expect, test } from 'vitest'
import { issueValues } from './issueValues.ts'

const inDutch = (key: string, params: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(issueValues({ key, params }, 'nl-NL')).map(([name, value]) => [name, value.replace(/\s/g, ' ')]),
  )

test('issueValues: without params there are no values', () => {
  expect(issueValues({ key: 'required' }, 'en')).toEqual({})
})

test('issueValues: text stays as it is', () => {
  expect(inDutch('templateMissing', { name: '{{resetUrl}}' })).toEqual({ name: '{{resetUrl}}' })
})

test('issueValues: the digits of numbers are grouped by the rules of the language', () => {
  expect(inDutch('tooManyPoints', { max: 5000 })).toEqual({ max: '5.000' })
  expect(issueValues({ key: 'tooManyPoints', params: { max: 5000 } }, 'en')).toEqual({ max: '5,000' })
})

test('issueValues: amounts have the euro sign, and decimals unless they are whole euros', () => {
  expect(inDutch('leftToGive', { amount: 66.67 })).toEqual({ amount: '€ 66,67' })
  expect(inDutch('amountRange', { min: 1, max: 5000 })).toEqual({ min: '€ 1', max: '€ 5.000' })
  expect(issueValues({ key: 'amount', params: { max: 1_000_000 } }, 'en')).toEqual({ max: '€1,000,000' })
})
