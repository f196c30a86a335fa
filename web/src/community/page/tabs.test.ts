import { expect, test } from 'vitest'
import { tabAfter, tabOf, tabsFor, TABS } from './tabs.ts'

test('an address that names no tab of ours shows the first', () => {
  expect([undefined, 'people', 3, 'meetings'].map((name) => tabOf(name, TABS))).toEqual([
    'discussions',
    'discussions',
    'discussions',
    'meetings',
  ])
})

test('what people say is a part for the owner alone', () => {
  expect(tabOf('figures', tabsFor(false))).toBe('discussions')
  expect(tabOf('figures', tabsFor(true))).toBe('figures')
})

test('arrow keys go round, other keys go nowhere', () => {
  expect(tabAfter('discussions', 'ArrowLeft', TABS)).toBe('about')
  expect(tabAfter('about', 'ArrowRight', TABS)).toBe('discussions')
  expect(tabAfter('about', 'ArrowRight', tabsFor(true))).toBe('figures')
  expect(tabAfter('meetings', 'Home', TABS)).toBe('discussions')
  expect(tabAfter('meetings', 'End', TABS)).toBe('about')
  expect(tabAfter('meetings', 'Enter', TABS)).toBeUndefined()
})
