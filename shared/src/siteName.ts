/** The product's name, which is not translated. */
export const SITE_NAME = 'Fieldfare'

/** The title of a page in the browser's tab: the name alone where the page has no title of its own. */
export const siteTitle = (title: string): string => (title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`)
