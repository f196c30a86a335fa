import { createHash } from 'node:crypto'

/** Returns the ETag of an answer: the same for the same bytes. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/**
 * Tells whether an If-None-Match header, which may list several ETags or be `*`, matches this ETag; compares weakly.
 * Source: RFC 9110, section 13.1.2.
 */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
