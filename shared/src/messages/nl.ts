import type { en } from './en.ts'
import account from './nl/account.json' with { type: 'json' }
import audience from './nl/audience.json' with { type: 'json' }
import alert from './nl/alert.json' with { type: 'json' }
import campaign from './nl/campaign.json' with { type: 'json' }
import community from './nl/community.json' with { type: 'json' }
import consent from './nl/consent.json' with { type: 'json' }
import content from './nl/content.json' with { type: 'json' }
import discussion from './nl/discussion.json' with { type: 'json' }
import draw from './nl/draw.json' with { type: 'json' }
import embed from './nl/embed.json' with { type: 'json' }
import figures from './nl/figures.json' with { type: 'json' }
import fieldErrors from './nl/fieldErrors.json' with { type: 'json' }
import { first } from './nl/first.ts'
import fromFile from './nl/fromFile.json' with { type: 'json' }
import funding from './nl/funding.json' with { type: 'json' }
import home from './nl/home.json' with { type: 'json' }
import hotspot from './nl/hotspot.json' with { type: 'json' }
import info from './nl/info.json' with { type: 'json' }
import kind from './nl/kind.json' with { type: 'json' }
import intent from './nl/intent.json' with { type: 'json' }
import land from './nl/land.json' with { type: 'json' }
import link from './nl/link.json' with { type: 'json' }
import mail from './nl/mail.json' with { type: 'json' }
import mailing from './nl/mailing.json' with { type: 'json' }
import { mapPage } from './nl/mapPage.ts'
import meeting from './nl/meeting.json' with { type: 'json' }
import message from './nl/message.json' with { type: 'json' }
import moderation from './nl/moderation.json' with { type: 'json' }
import notice from './nl/notice.json' with { type: 'json' }
import opinion from './nl/opinion.json' with { type: 'json' }
import outbox from './nl/outbox.json' with { type: 'json' }
import place from './nl/place.json' with { type: 'json' }
import pledge from './nl/pledge.json' with { type: 'json' }
import polis from './nl/polis.json' with { type: 'json' }
import poll from './nl/poll.json' with { type: 'json' }
import region from './nl/region.json' with { type: 'json' }
import research from './nl/research.json' with { type: 'json' }
import setting from './nl/setting.json' with { type: 'json' }
import story from './nl/story.json' with { type: 'json' }
import survey from './nl/survey.json' with { type: 'json' }
import admin from './nl/admin.json' with { type: 'json' }
import people from './nl/people.json' with { type: 'json' }
import audit from './nl/audit.json' with { type: 'json' }
import siteFigures from './nl/siteFigures.json' with { type: 'json' }
import debug from './nl/debug.json' with { type: 'json' }
import treasure from './nl/treasure.json' with { type: 'json' }
import { kindTexts } from './kindTexts.ts'

const { names, ...kinds } = content

export const nl: typeof en = {
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
