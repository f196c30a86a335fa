/** The parts of a community's page, in their order; the first is shown where the address names none. */
export const TABS = ['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures', 'about'] as const
export type Tab = (typeof TABS)[number]

/** The tab that an address names. */
export const tabOf = (name: unknown): Tab => TABS.find((tab) => tab === name) ?? TABS[0]

/** Where a key leads from a tab: to its neighbours, round the end, or to the first and last; undefined for other keys. */
export function tabAfter(tab: Tab, key: string): Tab | undefined {
  const at = TABS.indexOf(tab)
  if (key === 'ArrowRight') return TABS[(at + 1) % TABS.length]
  if (key === 'ArrowLeft') return TABS.at(at - 1)
  if (key === 'Home') return TABS[0]
  return key === 'End' ? TABS.at(-1) : undefined
}
