import { CONTENT_TABS, type ContentTab } from '@fieldfare/shared/kinds.ts'

export type Tab = ContentTab | 'now' | 'about' | 'figures'

/** The tabs of a community's page that everyone sees, in order. */
const TABS: readonly Tab[] = [...(Object.keys(CONTENT_TABS) as ContentTab[]), 'about']

/**
 * Returns the tabs that the reader sees, in order. `now` is only for members and the owner, `figures` only for the owner.
 */
export const tabsFor = ({ inside, owner }: { inside: boolean; owner: boolean }): readonly Tab[] => [
  ...(inside ? (['now'] as const) : []),
  ...TABS,
  ...(owner ? (['figures'] as const) : []),
]

/** Returns the tab with the name in the URL, else the first tab. */
export const tabOf = (name: unknown, tabs: readonly Tab[]): Tab =>
  tabs.find((tab) => tab === name) ?? tabs[0] ?? 'discussions'
