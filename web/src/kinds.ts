import { registerKinds } from './content/kind.ts'
import { comment, discussionNotices, discussionsTab, thread } from './participation/discussion/discussionKinds.ts'
import { pledge, pledgesTab } from './participation/pledge/kind.ts'
import { meeting, meetingNotices, meetingsTab } from './participation/meeting/kind.ts'
import { polis, polisTab } from './participation/polis/kind.ts'
import { poll, pollTab } from './participation/poll/kind.ts'
import { treasure, treasureNotices, treasuresTab } from './participation/treasure/kind.ts'

// Every kind of community content; a new one is a word in each of the three lists.
registerKinds({
  kinds: { thread, comment, treasure, poll, polis, pledge, meeting },
  tabs: {
    discussions: discussionsTab,
    poll: pollTab,
    polis: polisTab,
    pledges: pledgesTab,
    meetings: meetingsTab,
    treasures: treasuresTab,
  },
  notices: { ...discussionNotices, ...treasureNotices, ...meetingNotices },
})
