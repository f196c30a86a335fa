import { registerKinds } from './content/kind.ts'
import { comment, discussionNotices, discussionsTab, thread } from './discussion/discussionKinds.ts'
import { pledge, pledgesTab } from './pledge/kind.ts'
import { meeting, meetingNotices, meetingsTab } from './meeting/kind.ts'
import { polis, polisTab } from './polis/kind.ts'
import { poll, pollTab } from './poll/kind.ts'
import { treasure, treasureNotices, treasuresTab } from './treasure/kind.ts'

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
