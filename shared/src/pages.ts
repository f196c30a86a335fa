import { appPages } from './pages/app.ts'
import { accountPages } from './pages/account.ts'
import { explorePages } from './pages/explore.ts'
import { areaPages } from './pages/area.ts'
import { communityPages } from './pages/community.ts'
import { discussionPages } from './pages/discussion.ts'
import { pollPages } from './pages/poll.ts'
import { opinionPages } from './pages/opinion.ts'
import { polisPages } from './pages/polis.ts'
import { pledgePages } from './pages/pledge.ts'
import { meetingPages } from './pages/meeting.ts'
import { treasurePages } from './pages/treasure.ts'
import { messagePages } from './pages/message.ts'
import { moderationPages } from './pages/moderation.ts'
import { announcementPages } from './pages/announcement.ts'
import { mailingPages } from './pages/mailing.ts'
import { surveyPages } from './pages/survey.ts'
import { fundingPages } from './pages/funding.ts'
import { hotspotPages } from './pages/hotspot.ts'
import { researchPages } from './pages/research.ts'
import { campaignPages } from './pages/campaign.ts'
import { peoplePages } from './pages/people.ts'
import { adminPages } from './pages/admin.ts'
import { auditPages } from './pages/audit.ts'
import { settingPages } from './pages/setting.ts'
import { siteFiguresPages } from './pages/siteFigures.ts'
import { debugPages } from './pages/debug.ts'

/** All pages by name. Their paths never change: mails, bookmarks and links on other sites contain them. */
export const PAGES = {
  ...appPages,
  ...accountPages,
  ...explorePages,
  ...areaPages,
  ...communityPages,
  ...discussionPages,
  ...pollPages,
  ...opinionPages,
  ...polisPages,
  ...pledgePages,
  ...meetingPages,
  ...treasurePages,
  ...messagePages,
  ...moderationPages,
  ...announcementPages,
  ...mailingPages,
  ...surveyPages,
  ...fundingPages,
  ...researchPages,
  ...hotspotPages,
  ...campaignPages,
  ...peoplePages,
  ...adminPages,
  ...auditPages,
  ...settingPages,
  ...siteFiguresPages,
  ...debugPages,
}

/** The path of the link that a mail has to one contribution to a pledge. */
export const pledgeLink = '/my-pledge'
/** Paths of links in mails that the server answers without the web app. */
export const MAIL_LINKS = ['/unsubscribe', pledgeLink]
