import { account } from './en/account.ts'
import { audience } from './en/audience.ts'
import { callback } from './en/callback.ts'
import { campaign } from './en/campaign.ts'
import { community } from './en/community.ts'
import { consent } from './en/consent.ts'
import { content } from './en/content.ts'
import { discussion } from './en/discussion.ts'
import { draw } from './en/draw.ts'
import { figures } from './en/figures.ts'
import { first } from './en/first.ts'
import { fromFile } from './en/fromFile.ts'
import { funding } from './en/funding.ts'
import { home } from './en/home.ts'
import { info } from './en/info.ts'
import { land } from './en/land.ts'
import { link } from './en/link.ts'
import { mail } from './en/mail.ts'
import { mailing } from './en/mailing.ts'
import { mapPage } from './en/mapPage.ts'
import { meeting } from './en/meeting.ts'
import { message } from './en/message.ts'
import { moderation } from './en/moderation.ts'
import { notice } from './en/notice.ts'
import { place } from './en/place.ts'
import { pledge } from './en/pledge.ts'
import { polis } from './en/polis.ts'
import { poll } from './en/poll.ts'
import { research } from './en/research.ts'
import { setting } from './en/setting.ts'
import { story } from './en/story.ts'
import { survey } from './en/survey.ts'
import { admin } from './en/admin.ts'
import { people } from './en/people.ts'
import { audit } from './en/audit.ts'
import { siteFigures } from './en/siteFigures.ts'
import { debug } from './en/debug.ts'
import { treasure } from './en/treasure.ts'

export const en = {
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
