import { CONTENT_KINDS, type ContentKind, factsOf } from '@fieldfare/shared/kinds.ts'

const none = (kinds: ContentKind[]) => Object.fromEntries(kinds.map((kind) => [factsOf(kind).feed, 0]))

/** Counts of the content of every kind where there is none. */
export const NO_CONTENT = none(CONTENT_KINDS)
/** Counts of no content of the kinds that lie directly in a community. */
export const NO_TOP_CONTENT = none(CONTENT_KINDS.filter((kind) => factsOf(kind).within === 'community'))
