import { account } from './fr/account.ts'
import { audience } from './fr/audience.ts'
import { callback } from './fr/callback.ts'
import { campaign } from './fr/campaign.ts'
import { community } from './fr/community.ts'
import { consent } from './fr/consent.ts'
import { content } from './fr/content.ts'
import { discussion } from './fr/discussion.ts'
import { draw } from './fr/draw.ts'
import { figures } from './fr/figures.ts'
import { first } from './fr/first.ts'
import { fromFile } from './fr/fromFile.ts'
import { funding } from './fr/funding.ts'
import { home } from './fr/home.ts'
import { info } from './fr/info.ts'
import { land } from './fr/land.ts'
import { link } from './fr/link.ts'
import { mail } from './fr/mail.ts'
import { mailing } from './fr/mailing.ts'
import { mapPage } from './fr/mapPage.ts'
import { meeting } from './fr/meeting.ts'
import { message } from './fr/message.ts'
import { moderation } from './fr/moderation.ts'
import { notice } from './fr/notice.ts'
import { place } from './fr/place.ts'
import { pledge } from './fr/pledge.ts'
import { polis } from './fr/polis.ts'
import { poll } from './fr/poll.ts'
import { research } from './fr/research.ts'
import { setting } from './fr/setting.ts'
import { story } from './fr/story.ts'
import { survey } from './fr/survey.ts'
import { admin } from './fr/admin.ts'
import { people } from './fr/people.ts'
import { audit } from './fr/audit.ts'
import { siteFigures } from './fr/siteFigures.ts'
import { debug } from './fr/debug.ts'
import { treasure } from './fr/treasure.ts'

export const fr = {
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
