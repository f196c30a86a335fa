export const commentElementId = (id: string): string => `comment-${id}`
/** The element of a comment on the page. */
export const commentElement = (id: string): HTMLElement | null => document.getElementById(commentElementId(id))
/** Focuses a comment where it is, without scrolling. */
export const focusComment = (id: string): void => commentElement(id)?.focus({ preventScroll: true })
