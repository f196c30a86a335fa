import { type PageAddress, pathOf, type PathName } from '@fieldfare/shared/paths.ts'
import { fill } from '@fieldfare/shared/translate.ts'
import { contentWords, readLinked, linkTo } from '../../content/linkedContent.ts'
import { type PageReader, type PageRequest, servedPages, type ThingWords } from '../../platform/http/servedPage.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { oneCommunity } from '../community/rows.ts'
import { pictureAddress, SITE_PICTURE } from '../picture/routes.ts'
import { pageOf, STANDALONE } from './listedPages.ts'

/** The texts in the HTML of a page before the app runs. They are plain text: `pageDocument` escapes them. */
export interface PageWords {
  status: 200 | 404 | 503
  /** The title of the browser's tab, as the app sets it. */
  title: string
  heading: string
  text: string
  /** The canonical path of the page's content; null for pages that search engines should not list. */
  canonical: string | null
  picture: { address: string; alt: string }
}

/**
 * Reads the texts of the page at a path, for its reader; the texts of the not-found page if there is no such page, or its content does not
 * exist or is hidden from this reader.
 * @param search the query of the URL
 */
export async function pageWords(
  db: Tx,
  address: PageAddress | null,
  search: URLSearchParams,
  reader: PageReader,
): Promise<PageWords> {
  if (!address) return notFoundWords(reader)
  const { name, parameter = '' } = address
  const words = servedPages()[name]?.words ?? contentPage(name)
  const plain = plainWords(name, reader)
  if (!words) return plain
  const content = await words({ db, parameter, search, reader })
  if (!content) return notFoundWords(reader)
  const { picture, title = plain.title, ...rest } = content
  const heading = content.title ?? plain.heading
  return { ...plain, ...rest, title, heading, ...(picture && { picture: pictureOf(picture, reader) }) }
}

/** Returns the function that reads the texts of a page with one piece of content; undefined for all other pages. */
function contentPage(name: PathName): ((request: PageRequest) => Promise<ThingWords | null>) | undefined {
  const link = linkTo((one) => 'page' in one && one.page === name)
  if (!link) return undefined
  return async ({ db, parameter, reader }) => {
    const found = await readLinked(db, link, parameter, reader.who)
    const community = found && (await oneCommunity(db, found.communityId, null))
    if (!found || !community) return null
    const { id, title, version } = community
    return {
      ...contentWords(title, found, link, reader),
      canonical: pathOf(name, found.id),
      picture: { kind: 'communities', id, title, version },
    }
  }
}

/** Returns the texts that belong to a kind of page by its name, without the database: also used while the database does not answer. */
export function plainWords(name: PathName, { messages }: PageReader): PageWords {
  const title = messages.app.title[name]
  const shown = pageOf(name).sameAs ?? name
  const page = pageOf(shown)
  return {
    status: 200,
    title,
    heading: page.listed && page.heading ? page.heading(messages) : title,
    text: page.listed && page.text ? page.text(messages) : messages.link.site,
    canonical: STANDALONE.includes(shown) ? page.path : null,
    picture: sitePicture(messages),
  }
}

export const notFoundWords = ({ messages }: PageReader): PageWords => ({
  status: 404,
  title: messages.app.title.notFound,
  heading: messages.errors.code['not-found'],
  text: messages.app.notFound.text,
  canonical: null,
  picture: sitePicture(messages),
})

const pictureOf = (
  { kind, id, title, version }: NonNullable<ThingWords['picture']>,
  { locale, messages: { link } }: PageReader,
) => ({ address: pictureAddress(kind, id, version, { lang: locale }), alt: fill(link.pictureOf, { title }) })

const sitePicture = ({ link }: PageReader['messages']) => ({ address: SITE_PICTURE, alt: link.sitePicture })
