/** Where a comment stands on the page. */
export const elementId = (id: string): string => `comment-${id}`
export const commentElement = (id: string): HTMLElement | null => document.getElementById(elementId(id))
