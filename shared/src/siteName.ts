/** The product's name, which is not translated. */
export const SITE_NAME = 'Fieldfare'

/** Returns the title of a page in the browser's tab: the site's name alone for a page that is titled with that name. */
export const siteTitle = (title: string): string => (title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`)
