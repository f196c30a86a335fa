import { expect, test } from 'vitest'
import '../../../../kinds.ts'
import { tabPart } from './tabParts.ts'
import { tabOf, tabsFor, TABS } from './tabs.ts'

test('an address that names no tab shows the first', () => {
  expect([undefined, 'people', 3, 'treasures'].map((name) => tabOf(name, TABS))).toEqual([
    'discussions',
    'discussions',
    'discussions',
    'treasures',
  ])
})

test('what people say about the land is for the owner alone', () => {
  expect(tabOf('figures', tabsFor(false))).toBe('discussions')
  expect(tabOf('figures', tabsFor(true))).toBe('figures')
})

test('tabs of content come first, in their order; those that are still to come are not shown', () => {
  expect(TABS).toEqual(['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures', 'about'])
  for (const tab of tabsFor(true)) expect(tabPart(tab), tab).toBe(tabPart(tab))
})
