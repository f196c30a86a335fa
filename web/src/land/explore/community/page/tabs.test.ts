import { expect, test } from 'vitest'
import '../../../../kinds.ts'
import { tabPart } from './tabParts.ts'
import { tabOf, tabsFor, TABS } from './tabs.ts'

test('tabOf returns the first tab for an unknown name', () => {
  expect([undefined, 'people', 3, 'treasures'].map((name) => tabOf(name, TABS))).toEqual([
    'discussions',
    'discussions',
    'discussions',
    'treasures',
  ])
})

test('tabOf shows the figures only to the owner', () => {
  expect(tabOf('figures', tabsFor(false))).toBe('discussions')
  expect(tabOf('figures', tabsFor(true))).toBe('figures')
})

test('TABS starts with the tabs of content, and tabPart returns the same component each time', () => {
  expect(TABS).toEqual(['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures', 'about'])
  for (const tab of tabsFor(true)) expect(tabPart(tab), tab).toBe(tabPart(tab))
})
