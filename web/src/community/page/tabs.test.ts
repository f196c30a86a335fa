import { expect, test } from 'vitest'
import { isComing, tabAfter, tabOf, tabsFor, TABS } from './tabs.ts'

test('an address that names no tab shows the first', () => {
  expect([undefined, 'people', 3, 'meetings'].map((name) => tabOf(name, TABS))).toEqual([
    'discussions',
    'discussions',
    'discussions',
    'meetings',
  ])
})

test('what people say about the land is for the owner alone', () => {
  expect(tabOf('figures', tabsFor(false))).toBe('discussions')
  expect(tabOf('figures', tabsFor(true))).toBe('figures')
})

test('tabs of content come first, in their order; those without a kind are still to come', () => {
  expect(TABS).toEqual(['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures', 'about'])
  expect(TABS.filter(isComing)).toEqual(['poll', 'polis', 'pledges', 'meetings'])
})

test('arrow keys go round, other keys go nowhere', () => {
  expect(tabAfter('discussions', 'ArrowLeft', TABS)).toBe('about')
  expect(tabAfter('about', 'ArrowRight', TABS)).toBe('discussions')
  expect(tabAfter('about', 'ArrowRight', tabsFor(true))).toBe('figures')
  expect(tabAfter('meetings', 'Home', TABS)).toBe('discussions')
  expect(tabAfter('meetings', 'End', TABS)).toBe('about')
  expect(tabAfter('meetings', 'Enter', TABS)).toBeUndefined()
})
