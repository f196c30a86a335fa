import { expect, test } from 'vitest'
import { emptyPoll, instantOf, pollInput, pollIssues, type PollValues } from './pollValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const option = (value: string) => ({ key: value, value, place: null })
const values = (part: Partial<PollValues>): PollValues => ({
  ...emptyPoll(),
  title: 'Bench?',
  options: [option('Yes'), option('No')],
  ...part,
})
const found = (part: Partial<PollValues>) => pollIssues(values(part), ID).map(({ path, key }) => [path.join('.'), key])

test('what is missing is named, options by their place in the form', () => {
  expect(found({ title: ' ' })).toContainEqual(['title', 'required'])
  expect(found({ options: [option('Yes'), option('')] })).toEqual([['options.1.value', 'required']])
  expect(found({ options: [option('Yes')] })).toEqual([['options', 'tooFew']])
  expect(found({ options: [option('Yes'), option(''), option('yes')] })).toEqual([['options.2.value', 'twice']])
  expect(found({ options: [option(''), option('Yes'), option('x'.repeat(201))] })).toEqual([
    ['options.2.value', 'tooLong'],
  ])
})

test('an end lies ahead, and results at the end need one', () => {
  expect(found({ until: '2001-01-01T10:00' })).toEqual([['until', 'past']])
  expect(found({ results: 'atEnd' })).toEqual([['until', 'needsEnd']])
  expect(found({ results: 'atEnd', until: '2999-01-01T10:00' })).toEqual([])
})

test('options that were left empty are none; a moment is an instant in the reader’s zone', () => {
  const input = pollInput(values({ options: [option('Yes'), option(' '), option('No')], until: '2999-01-01T10:00' }))
  expect(input.options.map(({ value }) => value)).toEqual(['Yes', 'No'])
  expect(input.until).toBe(new Date('2999-01-01T10:00').toISOString())
  expect([instantOf(''), instantOf('soon')]).toEqual([null, null])
})
