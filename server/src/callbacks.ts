import { areaHappenings } from './land/area/happenings.ts'
import { registerSources } from './notification/callback/sources.ts'
import { newContent } from './notification/callback/newContent.ts'
import { discussionHappenings } from './participation/discussion/happenings.ts'
import { mentionHappenings } from './participation/discussion/mentionHappenings.ts'
import { discussionWaits } from './participation/discussion/waiting.ts'
import { meetingHappenings, meetingReminders } from './participation/meeting/happenings.ts'
import { meetingWaits } from './participation/meeting/waiting.ts'
import { messageHappenings } from './participation/message/happenings.ts'
import { messageWaits } from './participation/message/waiting.ts'
import { registerParts } from './content/alert/waitingPart.ts'
import { pledgeWaits } from './participation/pledge/waiting.ts'
import { pollHappenings } from './participation/poll/happenings.ts'
import { pollWaits } from './participation/poll/waiting.ts'

// What people are called back about, in the order of the weekly mail.
registerSources([
  messageHappenings,
  meetingHappenings,
  meetingReminders,
  mentionHappenings,
  discussionHappenings,
  pollHappenings,
  newContent,
  areaHappenings,
])

// What waits for people on their overview.
registerParts([meetingWaits, messageWaits, pollWaits, discussionWaits, pledgeWaits])
