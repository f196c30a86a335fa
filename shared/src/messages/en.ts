import account from './en/account.json' with { type: 'json' }
import audience from './en/audience.json' with { type: 'json' }
import alert from './en/alert.json' with { type: 'json' }
import campaign from './en/campaign.json' with { type: 'json' }
import community from './en/community.json' with { type: 'json' }
import consent from './en/consent.json' with { type: 'json' }
import content from './en/content.json' with { type: 'json' }
import discussion from './en/discussion.json' with { type: 'json' }
import draw from './en/draw.json' with { type: 'json' }
import embed from './en/embed.json' with { type: 'json' }
import figures from './en/figures.json' with { type: 'json' }
import fieldErrors from './en/fieldErrors.json' with { type: 'json' }
import { first } from './en/first.ts'
import fromFile from './en/fromFile.json' with { type: 'json' }
import funding from './en/funding.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import hotspot from './en/hotspot.json' with { type: 'json' }
import info from './en/info.json' with { type: 'json' }
import kind from './en/kind.json' with { type: 'json' }
import intent from './en/intent.json' with { type: 'json' }
import land from './en/land.json' with { type: 'json' }
import link from './en/link.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import mailing from './en/mailing.json' with { type: 'json' }
import { mapPage } from './en/mapPage.ts'
import meeting from './en/meeting.json' with { type: 'json' }
import message from './en/message.json' with { type: 'json' }
import moderation from './en/moderation.json' with { type: 'json' }
import notice from './en/notice.json' with { type: 'json' }
import opinion from './en/opinion.json' with { type: 'json' }
import outbox from './en/outbox.json' with { type: 'json' }
import place from './en/place.json' with { type: 'json' }
import pledge from './en/pledge.json' with { type: 'json' }
import polis from './en/polis.json' with { type: 'json' }
import poll from './en/poll.json' with { type: 'json' }
import region from './en/region.json' with { type: 'json' }
import research from './en/research.json' with { type: 'json' }
import setting from './en/setting.json' with { type: 'json' }
import story from './en/story.json' with { type: 'json' }
import survey from './en/survey.json' with { type: 'json' }
import admin from './en/admin.json' with { type: 'json' }
import people from './en/people.json' with { type: 'json' }
import audit from './en/audit.json' with { type: 'json' }
import siteFigures from './en/siteFigures.json' with { type: 'json' }
import debug from './en/debug.json' with { type: 'json' }
import treasure from './en/treasure.json' with { type: 'json' }
import { kindTexts } from './kindTexts.ts'

const { names, ...kinds } = content

export const en = {
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
