import type { Migration } from 'kysely/migration'
import * as house from './0001_house.ts'
import * as talk from './0002_talk.ts'
import * as search from './0003_search.ts'
import * as endings from './0004_endings.ts'
import * as words from './0005_words.ts'
import * as kept from './0006_kept.ts'
import * as content from './0007_content.ts'
import * as sessions from './0008_sessions.ts'
import * as descriptions from './0009_descriptions.ts'
import * as rights from './0010_rights.ts'
import * as addresses from './0011_addresses.ts'
import * as sitemap from './0012_sitemap.ts'
import * as bounds from './0013_bounds.ts'
import * as titles from './0014_titles.ts'
import * as corrections from './0015_corrections.ts'
import * as borders from './0016_borders.ts'
import * as stories from './0017_stories.ts'
import * as loveMap from './0019_love_map.ts'
import * as places from './0020_places.ts'
import * as polls from './0021_polls.ts'
import * as messages from './0023_messages.ts'
import * as meetings from './0024_meetings.ts'
import * as pledges from './0025_pledges.ts'
import * as answers from './0026_answers.ts'
import * as callbacks from './0027_callbacks.ts'
import * as consents from './0028_consents.ts'
import * as funding from './0029_funding.ts'
import * as mailings from './0030_mailings.ts'
import * as administration from './0031_administration.ts'
import * as research from './0032_research.ts'
import * as mentions from './0033_mentions.ts'
import * as mailingTexts from './0034_mailing_texts.ts'
import * as judgedLand from './0035_judged_land.ts'

/** Every migration by name, in order. A name, once landed, never changes. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_house': house,
  '0002_talk': talk,
  '0003_search': search,
  '0004_endings': endings,
  '0005_words': words,
  '0006_kept': kept,
  '0007_content': content,
  '0008_sessions': sessions,
  '0009_descriptions': descriptions,
  '0010_rights': rights,
  '0011_addresses': addresses,
  '0012_sitemap': sitemap,
  '0013_bounds': bounds,
  '0014_titles': titles,
  '0015_corrections': corrections,
  '0016_borders': borders,
  '0017_stories': stories,
  '0019_love_map': loveMap,
  '0020_places': places,
  '0021_polls': polls,
  '0023_messages': messages,
  '0024_meetings': meetings,
  '0025_pledges': pledges,
  '0026_answers': answers,
  '0027_callbacks': callbacks,
  '0028_consents': consents,
  '0029_funding': funding,
  '0030_mailings': mailings,
  '0031_administration': administration,
  '0032_research': research,
  '0033_mentions': mentions,
  '0034_mailing_texts': mailingTexts,
  '0035_judged_land': judgedLand,
}
