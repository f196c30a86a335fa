interface KindFacts {
  /** The feed by which content of this kind is read and followed. */
  feed: string
  /** The container of the content: a community, or content of another kind. */
  within: string
  /** Deleted content of this kind stays in its list, without its text; content of other kinds disappears. */
  tombstone?: true
  /** Only members of its community may know of content of this kind. */
  membersOnly?: true
  /** Older names of arguments: of the id in the calls `delete<Kind>` and `restore<Kind>`, of the id in reports, and of a report's reason. */
  names?: { delete?: string; report?: string; reason?: string }
}

/**
 * The kinds of community content: what people put into a community and moderators may delete. A new kind is one line here, one
 * in its noun on the server (`server/src/nouns.ts`) and one in `web/src/kinds.ts`.
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
/** Returns the facts of a kind, typed with the optional ones. */
export const factsOf = (kind: ContentKind): KindFacts => KINDS[kind]
export const CONTENT_KINDS = Object.keys(KINDS) as [ContentKind, ...ContentKind[]]

/** The tabs of a community's page that show content, in their order, by their names in URLs, each with its kind. */
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

/** The kinds of which a piece can be shown on the community's page by its URL, which then has the id of the piece. */
export const KINDS_IN_ADDRESS = ['treasure', 'thread'] as const satisfies readonly ContentKind[]

/** Kinds whose form is saved as a draft. */
export const KIND_DRAFTS = ['treasure'] as const
