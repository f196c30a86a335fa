/** The parts of a community's page, in their order; the first is shown where the address names none. */
export const TABS = ['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures', 'about'] as const
/** What people say about the land is its owner's to see. */
const OWNER_TABS = [...TABS, 'figures'] as const
export type Tab = (typeof OWNER_TABS)[number]

/** The parts that somebody sees. */
export const tabsFor = (owner: boolean): readonly Tab[] => (owner ? OWNER_TABS : TABS)

/** The tab that an address names. */
export const tabOf = (name: unknown, tabs: readonly Tab[]): Tab => tabs.find((tab) => tab === name) ?? TABS[0]

/** Where a key leads from a tab: to its neighbours, round the end, or to the first and last; undefined for other keys. */
export function tabAfter(tab: Tab, key: string, tabs: readonly Tab[]): Tab | undefined {
  const at = tabs.indexOf(tab)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
