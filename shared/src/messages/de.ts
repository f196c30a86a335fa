import { account } from './de/account.ts'
import { audience } from './de/audience.ts'
import { callback } from './de/callback.ts'
import { campaign } from './de/campaign.ts'
import { community } from './de/community.ts'
import { consent } from './de/consent.ts'
import { content } from './de/content.ts'
import { discussion } from './de/discussion.ts'
import { draw } from './de/draw.ts'
import { figures } from './de/figures.ts'
import { first } from './de/first.ts'
import { fromFile } from './de/fromFile.ts'
import { funding } from './de/funding.ts'
import { home } from './de/home.ts'
import { info } from './de/info.ts'
import { land } from './de/land.ts'
import { link } from './de/link.ts'
import { mail } from './de/mail.ts'
import { mailing } from './de/mailing.ts'
import { mapPage } from './de/mapPage.ts'
import { meeting } from './de/meeting.ts'
import { message } from './de/message.ts'
import { moderation } from './de/moderation.ts'
import { notice } from './de/notice.ts'
import { place } from './de/place.ts'
import { pledge } from './de/pledge.ts'
import { polis } from './de/polis.ts'
import { poll } from './de/poll.ts'
import { research } from './de/research.ts'
import { setting } from './de/setting.ts'
import { story } from './de/story.ts'
import { survey } from './de/survey.ts'
import { admin } from './de/admin.ts'
import { people } from './de/people.ts'
import { audit } from './de/audit.ts'
import { siteFigures } from './de/siteFigures.ts'
import { debug } from './de/debug.ts'
import { treasure } from './de/treasure.ts'

export const de = {
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
