import { readFileSync } from 'node:fs'

/** The styles of pages that the server writes without the app, in light and dark. */
export const PLAIN_PAGE_STYLE = readFileSync(new URL('plainPage.css', import.meta.url), 'utf8')
