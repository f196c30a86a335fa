import { readFileSync } from 'node:fs'

/** The styles of pages that the server writes by itself, in light and dark. */
export const PLAIN_PAGE_STYLE = readFileSync(new URL('plainPage.css', import.meta.url), 'utf8')
