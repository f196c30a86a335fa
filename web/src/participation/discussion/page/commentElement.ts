export const commentElementId = (id: string): string => `comment-${id}`
/** Returns the element of a comment; null if the comment is not on the page. */
export const commentElement = (id: string): HTMLElement | null => document.getElementById(commentElementId(id))
/** Focuses a comment where it is, without scrolling. */
export const focusComment = (id: string): void => commentElement(id)?.focus({ preventScroll: true })
