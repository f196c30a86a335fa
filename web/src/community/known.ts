import type { CommunityView } from '@fieldfare/shared/community.ts'

type Change = (community: CommunityView) => CommunityView | null

/**
 * What has been read, with one community changed wherever it stands in it: alone, in a page, or in a list of pages.
 * Null from `change` takes it out of lists. What does not hold it is handed back as it is.
 */
export function withCommunity(known: unknown, id: string, change: Change): unknown {
  if (!isRecord(known)) return known
  if (Array.isArray(known['pages'])) return renewed(known, 'pages', (page) => withCommunity(page, id, change))
  if (Array.isArray(known['items'])) return renewed(known, 'items', (one) => (isCommunity(one, id) ? change(one) : one))
  return isCommunity(known, id) ? (change(known) ?? known) : known
}

/** Whether a community stands in what has been read. */
export function holds(known: unknown, id: string): boolean {
  let found = false
  withCommunity(known, id, (one) => {
    found = true
    return one
  })
  return found
}

/** A community after its reader joined or left it; twice is once. `counts`: others may know of the reader. */
export function joinedBy(community: CommunityView, join: boolean, counts: boolean): CommunityView {
  if (!community.mine || community.mine.subscribed === join) return community
  const subscribers = community.subscribers + (counts ? (join ? 1 : -1) : 0)
  return { ...community, subscribers, mine: { ...community.mine, subscribed: join } }
}

function renewed(known: Record<string, unknown>, field: string, change: (one: unknown) => unknown): unknown {
  const before = known[field] as unknown[]
  const after = before.map(change)
  if (after.every((one, i) => one === before[i])) return known
  return { ...known, [field]: after.filter((one) => one !== null) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCommunity = (value: unknown, id: string): value is CommunityView =>
  isRecord(value) && value['id'] === id && 'subscribers' in value && 'bbox' in value
