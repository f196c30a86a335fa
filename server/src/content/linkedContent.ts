import { Id } from '@fieldfare/shared/schemas.ts'
import { fill } from '@fieldfare/shared/translate.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type PageReader, sentence, type ThingWords } from '../platform/http/servedPage.ts'
import type { Session } from '../platform/session/session.ts'
import { allKinds, type KindLink, type LinkedContent } from './kind.ts'

/** Returns the first link, among the links of all kinds, for which `fits` is true. */
export const linkTo = (fits: (link: KindLink) => boolean): KindLink | undefined =>
  allKinds().flatMap(({ link }) => (link && fits(link) ? [link] : []))[0]

/** Reads the content that a URL links to; `given` is the unchecked id from the URL. */
export async function readLinked(
  db: Tx,
  link: KindLink,
  given: string,
  who: Session | null,
): Promise<LinkedContent | null> {
  const { data: id } = Id.safeParse(given)
  return id ? link.read(db, id, who) : null
}

/** Returns the title and description of the page of a piece of content. */
export const contentWords = (
  community: string,
  { title, description }: LinkedContent,
  { text }: KindLink,
  { messages: { content } }: PageReader,
): Pick<ThingWords, 'title' | 'text'> => ({
  title,
  text: sentence([fill(content[text].link, { community }), description]),
})
