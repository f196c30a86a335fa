import type { Follow } from './live.ts'

// Apart from the schemas of live.ts: the browser's first page must not carry a parser that it does not use.

/** The room of a feed and scope: one spelling for both sides. */
export function roomOf(follow: Follow): string {
  if (follow.feed === 'me' || follow.feed === 'KV') return follow.feed
  if (follow.scope === 'tile') return `measures:${follow.x}:${follow.y}`
  if (follow.scope === 'one') return `${follow.feed}:${follow.id}`
  return `${follow.feed}:${follow.scope}`
}
