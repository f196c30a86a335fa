import { expect, test } from 'vitest'
import { emptyPoll, inForm, instantOf, pollInput, pollIssues, pollReaders, type PollValues } from './pollValues.ts'

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

test('a shape that is being drawn is finished or removed first, and is never left out in silence', () => {
  const drawing = { ring: [[5, 53] as [number, number]], closed: false }
  expect(found({ options: [option('Yes'), { ...option('No'), drawing }] })).toEqual([
    ['options.1.place', 'unfinishedShape'],
  ])
  expect(found({ options: [option('Yes'), option('No'), { ...option(''), drawing }] })).toEqual([
    ['options.2.value', 'required'],
    ['options.2.place', 'unfinishedShape'],
  ])
})

test('a reload brings back shapes and what is drawn of them, and options as they were kept before there were any', () => {
  const drawing = { ring: [[5, 53]], closed: false }
  const kept = [{ ...option('Yes'), drawing }, option('No'), { ...option('Here'), place: { type: 'Polygon' } }]
  expect(pollReaders.options.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test('what the server refused in an option is shown at its field, also below one that was left empty', () => {
  const issue = { path: ['options', 1, 'place'], key: 'farFromLand' }
  expect(inForm([issue], { options: [option('Yes'), option(''), option('No')] })).toEqual([
    { ...issue, path: ['options', 2, 'place'] },
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
