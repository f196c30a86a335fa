import { languageTag } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { fill, textIn } from '@fieldfare/shared/translate.ts'
import { sql } from 'kysely'
import { contentWords, readLinked, linkTo } from '../../content/linkedContent.ts'
import { type PageRequest, sentence, type ServedPages, type ThingWords } from '../../platform/http/servedPage.ts'
import { oneCommunity } from './rows.ts'

export const communityPages: ServedPages = {
  community: {
    words: communityWords,
    listing: { name: 'communities', table: 'community', changed: sql`updated_at`, seen: sql`seen` },
  },
}

async function communityWords({ db, parameter, search, reader }: PageRequest): Promise<ThingWords | null> {
  const { who, locale, messages } = reader
  const { data: id } = Id.safeParse(parameter)
  const community = id ? await oneCommunity(db, id, who) : null
  if (!community) return null
  const { title, organization, description, subscribers, version } = community
  const number = subscribers.toLocaleString(languageTag(locale))
  const words: ThingWords = {
    title,
    text: sentence([
      organization && `${fill(messages.community.lookedAfter, { organization })}.`,
      `${textIn(messages, locale, 'community.people', { count: subscribers, number })}.`,
      description,
    ]),
    canonical: paths.community(community.id),
    picture: { kind: 'communities', id: community.id, title, version },
  }
  const link = linkTo((one) => 'search' in one && search.has(one.search))
  const found = link && 'search' in link ? await readLinked(db, link, search.get(link.search) ?? '', who) : null
  if (!link || found?.communityId !== community.id) return words
  return { ...words, ...contentWords(title, found, link, reader) }
}
