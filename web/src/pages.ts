import { PAGES } from '@fieldfare/shared/pages.ts'
import type { PathName } from './platform/paths.ts'
import type { PageWithScreen, Screens } from './platform/shell/routing/screen.ts'
import { kindScreens } from './kinds.ts'
import { appScreens } from './app/pages.ts'
import { accountScreens } from './people/account/pages.ts'
import { exploreScreens } from './land/explore/pages.ts'
import { areaScreens } from './land/area/pages.ts'
import { communityScreens } from './land/community/pages.ts'
import { messageScreens } from './participation/message/pages.ts'
import { moderationScreens } from './participation/moderation/pages.ts'
import { announcementScreens } from './content/announcement/pages.ts'
import { mailingScreens } from './notification/mailing/pages.ts'
import { surveyScreens } from './research/survey/pages.ts'
import { fundingScreens } from './research/funding/pages.ts'
import { hotspotScreens } from './research/hotspot/pages.ts'
import { researchScreens } from './research/pages.ts'
import { campaignScreens } from './people/campaign/pages.ts'
import { peopleScreens } from './people/directory/pages.ts'
import { adminScreens } from './administration/admin/pages.ts'
import { auditScreens } from './administration/audit/pages.ts'
import { settingScreens } from './administration/setting/pages.ts'
import { siteFiguresScreens } from './administration/siteFigures/pages.ts'
import { debugScreens } from './administration/debug/pages.ts'

/** The screen of every page (its lazily loaded component, search parameters and section), by page name. */
export const screens = {
  ...appScreens,
  ...accountScreens,
  ...exploreScreens,
  ...areaScreens,
  ...communityScreens,
  ...kindScreens,
  ...messageScreens,
  ...moderationScreens,
  ...announcementScreens,
  ...mailingScreens,
  ...surveyScreens,
  ...fundingScreens,
  ...researchScreens,
  ...hotspotScreens,
  ...campaignScreens,
  ...peopleScreens,
  ...adminScreens,
  ...auditScreens,
  ...settingScreens,
  ...siteFiguresScreens,
  ...debugScreens,
} satisfies Screens<typeof PAGES>

export const pageOf = (name: PathName): PageWithScreen => ({ ...PAGES[name], ...screens[name], name })
