/**
 * The kinds of community content: what people put into a community and moderators may delete. A new kind is one line here, in
 * `server/src/kinds.ts` and in `web/src/kinds.ts`. `feed` names where it is read and followed, `within` what that feed belongs to:
 * the community, or another kind.
 */
export const KINDS = {
  thread: { feed: 'threads', within: 'community' },
  comment: { feed: 'comments', within: 'thread' },
  treasure: { feed: 'treasures', within: 'community' },
  poll: { feed: 'polls', within: 'community' },
  polis: { feed: 'polis', within: 'community' },
  pledge: { feed: 'pledges', within: 'community' },
  meeting: { feed: 'meetings', within: 'community' },
} as const satisfies Record<string, { feed: string; within: string }>

export type ContentKind = keyof typeof KINDS
export const CONTENT_KINDS = Object.keys(KINDS) as [ContentKind, ...ContentKind[]]

/** The tabs of a community's page that show content, in their order; an address names them. */
export const CONTENT_TABS = ['discussions', 'poll', 'polis', 'pledges', 'meetings', 'treasures'] as const
export type ContentTab = (typeof CONTENT_TABS)[number]

/** Kinds whose form is kept as a draft. */
export const KIND_DRAFTS = ['treasure'] as const

/** What the moderation log shows of a kind besides its deletion and restoration. */
export const KIND_LOG_ACTIONS = ['thread.keepOnTop', 'treasure.hidePlace'] as const
