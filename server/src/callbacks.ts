import { areaHappenings } from './land/area/happenings.ts'
import { registerSources } from './callback/sources.ts'
import { newContent } from './callback/newContent.ts'
import { discussionHappenings } from './discussion/happenings.ts'
import { mentionHappenings } from './discussion/mentionHappenings.ts'
import { discussionWaits } from './discussion/waiting.ts'
import { meetingHappenings, meetingReminders } from './meeting/happenings.ts'
import { meetingWaits } from './meeting/waiting.ts'
import { messageHappenings } from './message/happenings.ts'
import { messageWaits } from './message/waiting.ts'
import { registerParts } from './content/alert/waitingPart.ts'
import { pledgeWaits } from './pledge/waiting.ts'
import { pollHappenings } from './poll/happenings.ts'
import { pollWaits } from './poll/waiting.ts'

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
