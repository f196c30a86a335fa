import { describe, expect, test } from 'vitest'
import { NO_STATES, stateChanges } from './featureStates.ts'

describe('stateChanges', () => {
  test('returns nothing for equal states', () => {
    expect(stateChanges(NO_STATES, NO_STATES)).toEqual([])
    const some = { ...NO_STATES, hidden: new Set(['a']) }
    expect(stateChanges(some, { ...some, hidden: new Set(['a']) })).toEqual([])
  })

  test('lists for each state the ids that were added or removed', () => {
    const before = { ...NO_STATES, hidden: new Set(['a', 'b']), lit: new Set(['c']) }
    const after = { ...NO_STATES, hidden: new Set(['b', 'd']), selected: new Set(['c']) }
    expect(stateChanges(before, after)).toEqual([
      { state: 'hidden', id: 'a', on: false },
      { state: 'hidden', id: 'd', on: true },
      { state: 'selected', id: 'c', on: true },
      { state: 'lit', id: 'c', on: false },
    ])
  })
})
