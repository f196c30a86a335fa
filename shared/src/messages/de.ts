import type { en } from './en.ts'
import account from './de/account.json' with { type: 'json' }
import audience from './de/audience.json' with { type: 'json' }
import alert from './de/alert.json' with { type: 'json' }
import campaign from './de/campaign.json' with { type: 'json' }
import community from './de/community.json' with { type: 'json' }
import consent from './de/consent.json' with { type: 'json' }
import content from './de/content.json' with { type: 'json' }
import discussion from './de/discussion.json' with { type: 'json' }
import draw from './de/draw.json' with { type: 'json' }
import embed from './de/embed.json' with { type: 'json' }
import figures from './de/figures.json' with { type: 'json' }
import fieldErrors from './de/fieldErrors.json' with { type: 'json' }
import { first } from './de/first.ts'
import fromFile from './de/fromFile.json' with { type: 'json' }
import funding from './de/funding.json' with { type: 'json' }
import home from './de/home.json' with { type: 'json' }
import hotspot from './de/hotspot.json' with { type: 'json' }
import info from './de/info.json' with { type: 'json' }
import kind from './de/kind.json' with { type: 'json' }
import intent from './de/intent.json' with { type: 'json' }
import land from './de/land.json' with { type: 'json' }
import link from './de/link.json' with { type: 'json' }
import mail from './de/mail.json' with { type: 'json' }
import mailing from './de/mailing.json' with { type: 'json' }
import { mapPage } from './de/mapPage.ts'
import meeting from './de/meeting.json' with { type: 'json' }
import message from './de/message.json' with { type: 'json' }
import moderation from './de/moderation.json' with { type: 'json' }
import notice from './de/notice.json' with { type: 'json' }
import opinion from './de/opinion.json' with { type: 'json' }
import outbox from './de/outbox.json' with { type: 'json' }
import place from './de/place.json' with { type: 'json' }
import pledge from './de/pledge.json' with { type: 'json' }
import polis from './de/polis.json' with { type: 'json' }
import poll from './de/poll.json' with { type: 'json' }
import region from './de/region.json' with { type: 'json' }
import research from './de/research.json' with { type: 'json' }
import setting from './de/setting.json' with { type: 'json' }
import story from './de/story.json' with { type: 'json' }
import survey from './de/survey.json' with { type: 'json' }
import admin from './de/admin.json' with { type: 'json' }
import people from './de/people.json' with { type: 'json' }
import audit from './de/audit.json' with { type: 'json' }
import siteFigures from './de/siteFigures.json' with { type: 'json' }
import debug from './de/debug.json' with { type: 'json' }
import treasure from './de/treasure.json' with { type: 'json' }
import { kindTexts } from './kindTexts.ts'

const { names, ...kinds } = content

export const de: typeof en = {
  ...first,
  errors: { ...first.errors, field: fieldErrors },
  ...mapPage,
  account,
  audience,
  alert,
  campaign,
  region,
  research,
  community,
  consent,
  content: { names, ...kindTexts(kind, kinds) },
  discussion,
  draw,
  embed,
  figures,
  fromFile,
  funding,
  home,
  hotspot,
  info,
  intent,
  land,
  link,
  mail,
  mailing,
  meeting,
  message,
  moderation,
  notice,
  opinion,
  outbox,
  place,
  pledge,
  polis,
  poll,
  setting,
  story,
  survey,
  admin,
  people,
  audit,
  siteFigures,
  debug,
  treasure,
}
