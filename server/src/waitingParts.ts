import { discussionWaits } from './discussion/waiting.ts'
import { meetingWaits } from './meeting/waiting.ts'
import { messageWaits } from './message/waiting.ts'
import { registerParts } from './overview/part.ts'
import { pledgeWaits } from './pledge/waiting.ts'
import { pollWaits } from './poll/waiting.ts'

registerParts([meetingWaits, messageWaits, pollWaits, discussionWaits, pledgeWaits])
