import { expect, test } from 'vitest'
import '../../../../kinds.ts'
import { tabPart } from './tabParts.ts'
import { tabOf, tabsFor } from './tabs.ts'

const guest = tabsFor({ inside: false, owner: false })
const all = tabsFor({ inside: true, owner: true })

test('tabOf returns the first tab for an unknown name', () => {
  expect([undefined, 'people', 3, 'treasures'].map((name) => tabOf(name, guest))).toEqual([
    'discussions',
    'discussions',
    'discussions',
    'treasures',
  ])
})

test("tabOf returns the tab 'figures' only for the owner, and by default the tab 'now' for members", () => {
  expect(tabOf('figures', guest)).toBe('discussions')
  expect(tabOf('figures', all)).toBe('figures')
  expect(tabOf('now', guest)).toBe('discussions')
  expect(tabOf(undefined, tabsFor({ inside: true, owner: false }))).toBe('now')
})

test("tabsFor returns the tabs of content and then 'about' for a guest; tabPart returns the same component each time", () => {
  expect(guest).toEqual(['discussions', 'poll', 'opinions', 'polis', 'pledges', 'meetings', 'treasures', 'about'])
  for (const tab of all) if (tab !== 'now') expect(tabPart(tab), tab).toBe(tabPart(tab))
})
