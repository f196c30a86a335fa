import { areaHappenings } from './area/happenings.ts'
import { registerSources } from './callback/sources.ts'
import { newContent } from './callback/newContent.ts'
import { discussionHappenings } from './discussion/happenings.ts'
import { meetingHappenings, meetingReminders } from './meeting/happenings.ts'
import { messageHappenings } from './message/happenings.ts'
import { pollHappenings } from './poll/happenings.ts'

// What people are called back about, in the order of the weekly mail.
registerSources([
  messageHappenings,
  meetingHappenings,
  meetingReminders,
  discussionHappenings,
  pollHappenings,
  newContent,
  areaHappenings,
])
