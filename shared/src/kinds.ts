interface KindFacts {
  /** The feed in which it is read and followed. */
  feed: string
  /** The owner of its feed: the community, or another kind. */
  within: string
  /** A deleted one keeps its place without its words; other kinds leave no place. */
  tombstone?: true
  /** Only members of its community may know of it. */
  membersOnly?: true
  /** Older names of arguments, in place of `<kind>Id` to delete and restore, `<kind>Id` in reports, and a report's `reason`. */
  names?: { delete?: string; report?: string; reason?: string }
}

/**
 * The kinds of community content: what people put into a community and moderators may delete. A new kind is one line here, in
 * its noun on the server (`server/src/nouns.ts`) and in `web/src/kinds.ts`.
 */
export const KINDS = {
  thread: { feed: 'threads', within: 'community' },
  comment: { feed: 'comments', within: 'thread', tombstone: true },
  treasure: { feed: 'treasures', within: 'community', names: { reason: 'text' } },
  poll: { feed: 'polls', within: 'community', names: { delete: 'id' } },
  polis: { feed: 'polis', within: 'community', names: { delete: 'id', report: 'id' } },
  opinion: { feed: 'opinions', within: 'community' },
  viewpoint: { feed: 'viewpoints', within: 'opinion' },
  pledge: { feed: 'pledges', within: 'community', names: { delete: 'id' } },
  meeting: { feed: 'meetings', within: 'community', membersOnly: true },
} as const satisfies Record<string, KindFacts>

export type ContentKind = keyof typeof KINDS
/** The kinds that lie directly in a community. */
export type TopKind = { [K in ContentKind]: (typeof KINDS)[K]['within'] extends 'community' ? K : never }[ContentKind]
/** The facts of a kind, with those that it may leave out. */
export const factsOf = (kind: ContentKind): KindFacts => KINDS[kind]
export const CONTENT_KINDS = Object.keys(KINDS) as [ContentKind, ...ContentKind[]]

/** The tabs of a community's page that show content, in their order, each with its kind; an address names them. */
export const CONTENT_TABS = {
  discussions: 'thread',
  poll: 'poll',
  opinions: 'opinion',
  polis: 'polis',
  pledges: 'pledge',
  meetings: 'meeting',
  treasures: 'treasure',
} as const satisfies Record<string, ContentKind>
export type ContentTab = keyof typeof CONTENT_TABS

/** Kinds of which a community's page shows the one whose id its address names. */
export const KINDS_IN_ADDRESS = ['treasure', 'thread'] as const satisfies readonly ContentKind[]

/** Kinds whose form is kept as a draft. */
export const KIND_DRAFTS = ['treasure'] as const
