import { expect, test } from 'vitest'
import { tabAfter, tabOf } from './tabs.ts'

test('an address that names no tab of ours shows the first', () => {
  expect([undefined, 'people', 3, 'meetings'].map(tabOf)).toEqual(['discussions', 'discussions', 'discussions', 'meetings'])
})

test('arrow keys go round, other keys go nowhere', () => {
  expect(tabAfter('discussions', 'ArrowLeft')).toBe('about')
  expect(tabAfter('about', 'ArrowRight')).toBe('discussions')
  expect(tabAfter('meetings', 'Home')).toBe('discussions')
  expect(tabAfter('meetings', 'End')).toBe('about')
  expect(tabAfter('meetings', 'Enter')).toBeUndefined()
})
