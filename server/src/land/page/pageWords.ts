import type { AreaView } from '@fieldfare/shared/area.ts'
import { LEVELS, RATING_MAX } from '@fieldfare/shared/limits.ts'
import { languageTag, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { type PageAddress, pathOf, type PathName, paths, patternOf } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { areaView, myAreaView } from '../area/rows.ts'
import type { Session } from '../../platform/session/session.ts'
import { invitationOf } from '../../people/campaign/rows.ts'
import { oneCommunity } from '../community/rows.ts'
import { allKinds, type KindLink, type LinkedContent } from '../../content/kind.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { STANDALONE } from './listedPages.ts'
import { pictureAddress, SITE_PICTURE } from '../picture/routes.ts'

/** What the HTML of a page says before the app runs. Plain text: `pageDocument` escapes it. */
export interface PageWords {
  status: 200 | 404 | 503
  /** As the app's own page calls itself in the browser's tab. */
  title: string
  heading: string
  text: string
  /** The one address of what the page shows, from the root; null where search engines have no business. */
  canonical: string | null
  picture: { address: string; alt: string }
}

/** Who reads, and in what language. */
export interface PageReader {
  who: Session | null
  locale: Locale
  messages: Messages
}

/** A description in a search result is cut near there. */
const TEXT_MAX = 200

/**
 * What the page at an address says to its reader; not-found words where there is no such page, or nothing that this
 * reader may know of.
 * @param search the query of the address
 */
export async function pageWords(
  db: Tx,
  address: PageAddress | null,
  search: URLSearchParams,
  reader: PageReader,
): Promise<PageWords> {
  const { name, parameter = '' } = address ?? {}
  switch (name) {
    case 'area':
      return (await areaWords(db, parameter, reader)) ?? notFoundWords(reader)
    case 'measureDetail':
      return (await areaWords(db, search.get('id') ?? '', reader)) ?? notFoundWords(reader)
    case 'community':
      return (await communityWords(db, parameter, search, reader)) ?? notFoundWords(reader)
    case 'surveyCreateArea':
      return LEVELS.some((level) => level === parameter) ? plainWords(name, reader) : notFoundWords(reader)
    case 'welcomeInvited':
    case 'surveyContinueRegister':
    case 'surveyContinueFunding':
    case 'pblRegister':
      return (await invitationOf(db, parameter)) ? plainWords(name, reader) : notFoundWords(reader)
    case undefined:
      return notFoundWords(reader)
    default: {
      const link = linkTo((one) => 'page' in one && one.page === name)
      if (!link) return plainWords(name, reader)
      return (await contentWords(db, link, name, parameter, reader)) ?? notFoundWords(reader)
    }
  }
}

const linkTo = (isIt: (link: KindLink) => boolean): KindLink | undefined =>
  allKinds().flatMap(({ link }) => (link && isIt(link) ? [link] : []))[0]

/** The page by its name alone: also when the database does not answer. */
export function plainWords(name: PathName, { messages }: PageReader): PageWords {
  const { app, info, link, welcome } = messages
  const title = app.title[name]
  const page = { status: 200, title, heading: title, canonical: null, picture: sitePicture(messages) } as const
  switch (name) {
    case 'root':
    case 'welcome':
      return { ...page, heading: welcome.title, text: welcome.text, canonical: paths.welcome }
    case 'map':
      return { ...page, text: link.map, canonical: paths.map }
    case 'info':
      return { ...page, text: info.intro, canonical: paths.info }
    default:
      return { ...page, text: link.site, canonical: STANDALONE.includes(name) ? patternOf(name) : null }
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

/** Others' areas as everyone sees them; one's own also while nobody else does. */
async function areaWords(db: Tx, given: string, { who, messages }: PageReader): Promise<PageWords | null> {
  const { data: id } = Id.safeParse(given)
  if (!id) return null
  const { view } = await areaView(db, id)
  const area = view ?? (who && (await myAreaView(db, who.id, id)))
  if (!area) return null
  const level = messages.area.level[area.level]
  const facts = fill(messages.link.area, { level, rating: area.rating, max: RATING_MAX })
  return {
    status: 200,
    title: area.title,
    heading: area.title,
    text: sentence([facts, describedIn(view)]),
    canonical: paths.area(id),
    picture: view ? pictureOf('areas', area, messages) : sitePicture(messages),
  }
}

/** The description of an area, where its maker lets everyone read it. */
const describedIn = (view: AreaView | null): string =>
  view && 'description' in view && typeof view.description === 'string' ? view.description : ''

async function communityWords(
  db: Tx,
  given: string,
  search: URLSearchParams,
  { who, locale, messages }: PageReader,
): Promise<PageWords | null> {
  const { data: id } = Id.safeParse(given)
  const community = id ? await oneCommunity(db, id, who) : null
  if (!community) return null
  const { title, organization, description, subscribers } = community
  const people =
    messages.community[new Intl.PluralRules(locale).select(subscribers) === 'one' ? 'people_one' : 'people_other']
  const words: PageWords = {
    status: 200,
    title,
    heading: title,
    text: sentence([
      organization && `${fill(messages.community.lookedAfter, { organization })}.`,
      `${fill(people, { number: subscribers.toLocaleString(languageTag(locale)) })}.`,
      description,
    ]),
    canonical: paths.community(community.id),
    picture: pictureOf('communities', community, messages),
  }
  const link = linkTo((one) => 'search' in one && search.has(one.search))
  const found = link && 'search' in link ? await linked(db, link, search.get(link.search) ?? '', who) : null
  if (!link || found?.communityId !== community.id) return words
  return { ...words, ...wordsIn(title, found, link, messages) }
}

/** A piece of content on a page of its own. */
async function contentWords(
  db: Tx,
  link: KindLink,
  page: PathName,
  given: string,
  { who, messages }: PageReader,
): Promise<PageWords | null> {
  const found = await linked(db, link, given, who)
  const community = found && (await oneCommunity(db, found.communityId, null))
  if (!found || !community) return null
  return {
    status: 200,
    ...wordsIn(community.title, found, link, messages),
    canonical: pathOf(page, found.id),
    picture: pictureOf('communities', community, messages),
  }
}

async function linked(db: Tx, link: KindLink, given: string, who: Session | null): Promise<LinkedContent | null> {
  const { data: id } = Id.safeParse(given)
  return id ? link.read(db, id, who) : null
}

const wordsIn = (community: string, { title, description }: LinkedContent, { text }: KindLink, { link }: Messages) => ({
  title,
  heading: title,
  text: sentence([fill(link.in[text], { community }), description]),
})

const pictureOf = (
  kind: 'areas' | 'communities',
  { id, title, version }: { id: string; title: string; version: number },
  { link }: Messages,
) => ({ address: pictureAddress(kind, id, version), alt: fill(link.pictureOf, { title }) })

const sitePicture = ({ link }: Messages) => ({ address: SITE_PICTURE, alt: link.sitePicture })

/** Fills the placeholders of a text in one pass: what people typed is never a placeholder itself. */
const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

/** Texts one after the other in one line, cut at a word. */
function sentence(parts: string[]): string {
  const line = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
  if (line.length <= TEXT_MAX) return line
  return `${line
    .slice(0, TEXT_MAX)
    .replace(/\s\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`
}
