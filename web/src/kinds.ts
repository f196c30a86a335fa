import { registerKinds } from './content/kind.ts'
import { comment, discussionNotices, thread } from './participation/discussion/discussionKinds.ts'
import { discussionScreens } from './participation/discussion/pages.ts'
import { meeting, meetingNotices } from './participation/meeting/kind.ts'
import { meetingScreens } from './participation/meeting/pages.ts'
import { opinion, viewpoint } from './participation/opinion/opinionKinds.ts'
import { opinionScreens } from './participation/opinion/pages.ts'
import { pledge } from './participation/pledge/kind.ts'
import { pledgeScreens } from './participation/pledge/pages.ts'
import { polis } from './participation/polis/kind.ts'
import { polisScreens } from './participation/polis/pages.ts'
import { poll } from './participation/poll/kind.ts'
import { pollScreens } from './participation/poll/pages.ts'
import { treasure, treasureNotices } from './participation/treasure/kind.ts'
import { treasureScreens } from './participation/treasure/pages.ts'

// Registers every kind of community content, with the notices and pages that only some kinds have.
registerKinds({
  kinds: { thread, comment, treasure, poll, polis, opinion, viewpoint, pledge, meeting },
  notices: { ...discussionNotices, ...treasureNotices, ...meetingNotices },
})

/** The screens of the pages of all kinds. */
export const kindScreens = {
  ...discussionScreens,
  ...pollScreens,
  ...polisScreens,
  ...opinionScreens,
  ...pledgeScreens,
  ...meetingScreens,
  ...treasureScreens,
}
