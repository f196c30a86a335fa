import { CONTENT_TABS, type ContentTab } from '@fieldfare/shared/kinds.ts'

export type Tab = ContentTab | 'now' | 'about' | 'figures'

/** The tabs of a community's page, in their order; the first is shown if the address names none. */
const TABS: readonly Tab[] = [...(Object.keys(CONTENT_TABS) as ContentTab[]), 'about']

/**
 * The tabs that the reader sees: the present is for those who take part, and what people say about the land only for its owner.
 */
export const tabsFor = ({ inside, owner }: { inside: boolean; owner: boolean }): readonly Tab[] => [
  ...(inside ? (['now'] as const) : []),
  ...TABS,
  ...(owner ? (['figures'] as const) : []),
]

/** The tab that an address names. */
export const tabOf = (name: unknown, tabs: readonly Tab[]): Tab =>
  tabs.find((tab) => tab === name) ?? tabs[0] ?? 'discussions'
