import { expect, test } from 'vitest'
import { emptyPoll, inForm, pollInput, pollIssues, pollReaders, type PollValues } from './pollValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const option = (value: string) => ({ key: value, value, place: null })
const values = (part: Partial<PollValues>): PollValues => ({
  ...emptyPoll(),
  title: 'Bench?',
  options: [option('Yes'), option('No')],
  ...part,
})
const issuesOf = (part: Partial<PollValues>) =>
  pollIssues(values(part), ID).map(({ path, key }) => [path.join('.'), key])

test('pollIssues reports missing fields, and issues with options by the index of the option in the form', () => {
  expect(issuesOf({ title: ' ' })).toContainEqual(['title', 'required'])
  expect(issuesOf({ options: [option('Yes'), option('')] })).toEqual([['options.1.value', 'required']])
  expect(issuesOf({ options: [option('Yes')] })).toEqual([['options', 'tooFew']])
  expect(issuesOf({ options: [option('Yes'), option(''), option('yes')] })).toEqual([['options.2.value', 'twice']])
  expect(issuesOf({ options: [option(''), option('Yes'), option('x'.repeat(201))] })).toEqual([
    ['options.2.value', 'tooLong'],
  ])
})

test('pollIssues reports an unfinished shape, even on an empty option', () => {
  const drawing = { ring: [[5, 53] as [number, number]], closed: false }
  expect(issuesOf({ options: [option('Yes'), { ...option('No'), drawing }] })).toEqual([
    ['options.1.place', 'unfinishedShape'],
  ])
  expect(issuesOf({ options: [option('Yes'), option('No'), { ...option(''), drawing }] })).toEqual([
    ['options.2.value', 'required'],
    ['options.2.place', 'unfinishedShape'],
  ])
})

test('pollReaders accepts stored options with and without shapes and drawings', () => {
  const drawing = { ring: [[5, 53]], closed: false }
  const options = [{ ...option('Yes'), drawing }, option('No'), { ...option('Here'), place: { type: 'Polygon' } }]
  expect(pollReaders.options.parse(JSON.parse(JSON.stringify(options)))).toEqual(options)
})

test('inForm converts the option index of an issue of the server to the index in the form, where empty options count too', () => {
  const issue = { path: ['options', 1, 'place'], key: 'farFromLand' }
  expect(inForm([issue], { options: [option('Yes'), option(''), option('No')] })).toEqual([
    { ...issue, path: ['options', 2, 'place'] },
  ])
})

test('pollIssues reports an end in the past, and a missing end if the results are to show at the end', () => {
  expect(issuesOf({ until: '2001-01-01T10:00' })).toEqual([['until', 'past']])
  expect(issuesOf({ results: 'atEnd' })).toEqual([['until', 'needsEnd']])
  expect(issuesOf({ results: 'atEnd', until: '2999-01-01T10:00' })).toEqual([])
})

test('pollInput drops empty options and converts the local end to an instant', () => {
  const input = pollInput(values({ options: [option('Yes'), option(' '), option('No')], until: '2999-01-01T10:00' }))
  expect(input.options.map(({ value }) => value)).toEqual(['Yes', 'No'])
  expect(input.until).toBe(new Date('2999-01-01T10:00').toISOString())
})
