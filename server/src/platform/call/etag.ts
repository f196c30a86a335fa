/**
 * Tells whether an If-None-Match header has this ETag: it compares weakly and may name several. Source: RFC 9110,
 * section 13.1.2.
 */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
