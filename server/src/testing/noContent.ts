import { CONTENT_KINDS, type ContentKind, factsOf } from '@fieldfare/shared/kinds.ts'

const none = (kinds: ContentKind[]) => Object.fromEntries(kinds.map((kind) => [factsOf(kind).feed, 0]))

/** The counts of content of every kind for no content: zeros. */
export const NO_CONTENT = none(CONTENT_KINDS)
/** The same zeros for only the kinds that lie directly in a community. */
export const NO_TOP_CONTENT = none(CONTENT_KINDS.filter((kind) => factsOf(kind).within === 'community'))
