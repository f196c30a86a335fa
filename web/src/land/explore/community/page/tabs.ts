import { CONTENT_TABS, type ContentTab } from '@fieldfare/shared/kinds.ts'

export type Tab = ContentTab | 'about' | 'figures'

/** The tabs of a community's page, in their order; the first is shown if the address names none. */
export const TABS: readonly Tab[] = [...(Object.keys(CONTENT_TABS) as ContentTab[]), 'about']

/** The tabs that the reader sees: what people say about the land is only for its owner. */
export const tabsFor = (owner: boolean): readonly Tab[] => (owner ? [...TABS, 'figures'] : TABS)

/** The tab that an address names. */
export const tabOf = (name: unknown, tabs: readonly Tab[]): Tab => tabs.find((tab) => tab === name) ?? 'discussions'
