import { account } from './nl/account.ts'
import { audience } from './nl/audience.ts'
import { callback } from './nl/callback.ts'
import { campaign } from './nl/campaign.ts'
import { community } from './nl/community.ts'
import { consent } from './nl/consent.ts'
import { content } from './nl/content.ts'
import { discussion } from './nl/discussion.ts'
import { draw } from './nl/draw.ts'
import { figures } from './nl/figures.ts'
import { first } from './nl/first.ts'
import { fromFile } from './nl/fromFile.ts'
import { funding } from './nl/funding.ts'
import { home } from './nl/home.ts'
import { info } from './nl/info.ts'
import { land } from './nl/land.ts'
import { link } from './nl/link.ts'
import { mail } from './nl/mail.ts'
import { mailing } from './nl/mailing.ts'
import { mapPage } from './nl/mapPage.ts'
import { meeting } from './nl/meeting.ts'
import { message } from './nl/message.ts'
import { moderation } from './nl/moderation.ts'
import { notice } from './nl/notice.ts'
import { place } from './nl/place.ts'
import { pledge } from './nl/pledge.ts'
import { polis } from './nl/polis.ts'
import { poll } from './nl/poll.ts'
import { research } from './nl/research.ts'
import { setting } from './nl/setting.ts'
import { story } from './nl/story.ts'
import { survey } from './nl/survey.ts'
import { admin } from './nl/admin.ts'
import { people } from './nl/people.ts'
import { audit } from './nl/audit.ts'
import { siteFigures } from './nl/siteFigures.ts'
import { debug } from './nl/debug.ts'
import { treasure } from './nl/treasure.ts'

export const nl = {
  ...first,
  ...mapPage,
  account,
  audience,
  callback,
  campaign,
  research,
  community,
  consent,
  content,
  discussion,
  draw,
  figures,
  fromFile,
  funding,
  home,
  info,
  land,
  link,
  mail,
  mailing,
  meeting,
  message,
  moderation,
  notice,
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
