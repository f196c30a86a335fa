import { expect, test } from 'vitest'
import { formatFor } from '../../../platform/i18n/format.ts'
import { pledgeInput, pledgeIssues, pledgeValues } from './pledgeValues.ts'

const communityId = crypto.randomUUID()
const place = { type: 'Point' as const, coordinates: [5, 53] as [number, number] }

test('pledgeIssues reports missing fields, invalid amounts and an unfinished shape at their fields', () => {
  const keys = (part: object) =>
    pledgeIssues({ ...pledgeValues(), ...part }, { communityId }).map(({ path, key }) => [path.at(-1), key])
  expect(keys({})).toContainEqual(['title', 'required'])
  expect(keys({})).toContainEqual(['goal', 'required'])
  expect(keys({ title: 'A', goal: 'ten' })).toEqual([['goal', 'number']])
  expect(keys({ title: 'A', goal: '1.234' })).toEqual([['goal', 'decimals']])
  expect(keys({ title: 'A', goal: '1000000.01' })).toEqual([['goal', 'amount']])
  expect(keys({ title: 'A', goal: '12,50', geometry: place })).toEqual([])
  const drawing = { ring: [place.coordinates], closed: false }
  expect(keys({ title: 'A', goal: '12,50', geometry: place, drawing })).toEqual([['geometry', 'unfinishedShape']])
})

test('pledgeValues and pledgeInput return the values of an existing pledge unchanged', () => {
  const id = crypto.randomUUID()
  const values = pledgeValues({
    title: 'A boardwalk',
    description: 'Oak',
    goal: 1200.5,
    type: '2yearly',
    geometry: place,
    photos: [{ id, width: 4, height: 3 }],
  } as never)
  expect(pledgeInput(values)).toEqual({
    title: 'A boardwalk',
    description: 'Oak',
    goal: '1200.5',
    type: '2yearly',
    geometry: place,
    photoIds: [id],
  })
  expect(pledgeIssues(values, { id })).toEqual([])
})

test('pledgeValues: in Dutch a goal with cents has a decimal comma, and pledgeIssues accepts it', () => {
  const values = pledgeValues({ title: 'A boardwalk', goal: 200.5, type: 'fixed' } as never, formatFor('nl-nl').typed)
  expect(values.goal).toBe('200,50')
  expect(pledgeIssues(values, { communityId })).toEqual([])
})
