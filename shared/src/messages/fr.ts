import type { en } from './en.ts'
import account from './fr/account.json' with { type: 'json' }
import audience from './fr/audience.json' with { type: 'json' }
import alert from './fr/alert.json' with { type: 'json' }
import campaign from './fr/campaign.json' with { type: 'json' }
import community from './fr/community.json' with { type: 'json' }
import consent from './fr/consent.json' with { type: 'json' }
import content from './fr/content.json' with { type: 'json' }
import discussion from './fr/discussion.json' with { type: 'json' }
import draw from './fr/draw.json' with { type: 'json' }
import embed from './fr/embed.json' with { type: 'json' }
import figures from './fr/figures.json' with { type: 'json' }
import fieldErrors from './fr/fieldErrors.json' with { type: 'json' }
import { first } from './fr/first.ts'
import fromFile from './fr/fromFile.json' with { type: 'json' }
import funding from './fr/funding.json' with { type: 'json' }
import home from './fr/home.json' with { type: 'json' }
import hotspot from './fr/hotspot.json' with { type: 'json' }
import info from './fr/info.json' with { type: 'json' }
import kind from './fr/kind.json' with { type: 'json' }
import intent from './fr/intent.json' with { type: 'json' }
import land from './fr/land.json' with { type: 'json' }
import link from './fr/link.json' with { type: 'json' }
import mail from './fr/mail.json' with { type: 'json' }
import mailing from './fr/mailing.json' with { type: 'json' }
import { mapPage } from './fr/mapPage.ts'
import meeting from './fr/meeting.json' with { type: 'json' }
import message from './fr/message.json' with { type: 'json' }
import moderation from './fr/moderation.json' with { type: 'json' }
import notice from './fr/notice.json' with { type: 'json' }
import opinion from './fr/opinion.json' with { type: 'json' }
import outbox from './fr/outbox.json' with { type: 'json' }
import place from './fr/place.json' with { type: 'json' }
import pledge from './fr/pledge.json' with { type: 'json' }
import polis from './fr/polis.json' with { type: 'json' }
import poll from './fr/poll.json' with { type: 'json' }
import region from './fr/region.json' with { type: 'json' }
import research from './fr/research.json' with { type: 'json' }
import setting from './fr/setting.json' with { type: 'json' }
import story from './fr/story.json' with { type: 'json' }
import survey from './fr/survey.json' with { type: 'json' }
import admin from './fr/admin.json' with { type: 'json' }
import people from './fr/people.json' with { type: 'json' }
import audit from './fr/audit.json' with { type: 'json' }
import siteFigures from './fr/siteFigures.json' with { type: 'json' }
import debug from './fr/debug.json' with { type: 'json' }
import treasure from './fr/treasure.json' with { type: 'json' }
import { kindTexts } from './kindTexts.ts'

const { names, ...kinds } = content

export const fr: typeof en = {
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
