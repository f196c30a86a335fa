import { accountLifecycle } from './people/account/erase.ts'
import type { Lifecycle } from './platform/call/lifecycle.ts'
import { callbackLifecycle } from './notification/callback/lifecycle.ts'
import { areaLifecycle } from './land/area/lifecycle.ts'
import { communityLifecycle } from './land/community/lifecycle.ts'
import { consentLifecycle } from './people/consent/lifecycle.ts'
import { contentLifecycle } from './content/lifecycle.ts'
import { discussionLifecycle } from './participation/discussion/lifecycle.ts'
import { draftLifecycle } from './platform/draft/lifecycle.ts'
import { fundingLifecycle } from './research/funding/lifecycle.ts'
import { membershipLifecycle } from './content/membership/lifecycle.ts'
import { mailingLifecycle } from './notification/mailing/lifecycle.ts'
import { meetingLifecycle } from './participation/meeting/lifecycle.ts'
import { messageLifecycle } from './participation/message/lifecycle.ts'
import { noticeLifecycle } from './notification/notice/lifecycle.ts'
import { pledgeLifecycle } from './participation/pledge/lifecycle.ts'
import { pollLifecycle } from './participation/poll/lifecycle.ts'
import { photoLifecycle } from './content/photo/lifecycle.ts'
import { reminderLifecycle } from './notification/reminder/lifecycle.ts'
import { researchLifecycle } from './research/lifecycle.ts'
import { storyLifecycle } from './land/story/lifecycle.ts'
import { surveyLifecycle } from './research/survey/lifecycle.ts'
import { surfaceLifecycle } from './land/surface/lifecycle.ts'

/** Every noun that has something of a person. The account itself is last: the others may still read it. */
export const LIFECYCLES: readonly Lifecycle[] = [
  areaLifecycle,
  communityLifecycle,
  membershipLifecycle,
  contentLifecycle,
  discussionLifecycle,
  pollLifecycle,
  pledgeLifecycle,
  photoLifecycle,
  storyLifecycle,
  noticeLifecycle,
  messageLifecycle,
  mailingLifecycle,
  meetingLifecycle,
  callbackLifecycle,
  draftLifecycle,
  researchLifecycle,
  consentLifecycle,
  surveyLifecycle,
  fundingLifecycle,
  reminderLifecycle,
  surfaceLifecycle,
  accountLifecycle,
]
