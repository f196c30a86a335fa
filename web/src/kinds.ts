import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { KindNotices } from '@fieldfare/shared/contentViews.ts'
import type { CommunityTab, Kind, KindNoticeTexts } from './content/kind.ts'
import { comment, discussionNotices, discussionsTab, thread } from './discussion/discussionKinds.ts'
import { pledge, pledgesTab } from './pledge/kind.ts'
import { meeting, meetingNotices, meetingsTab } from './meeting/kind.ts'
import { polis, polisTab } from './polis/kind.ts'
import { poll, pollTab } from './poll/kind.ts'
import { treasure, treasureNotices, treasuresTab } from './treasure/kind.ts'

/** Every kind of community content; a new one is a line here, and one below for its tab and its own notices. */
export const kinds: Record<ContentKind, Kind> = { thread, comment, treasure, poll, polis, pledge, meeting }

/** The tabs of a community's page that show content, in their order. */
export const contentTabs = {
  discussions: discussionsTab,
  poll: pollTab,
  polis: polisTab,
  pledges: pledgesTab,
  meetings: meetingsTab,
  treasures: treasuresTab,
} satisfies Record<string, CommunityTab>

/** Notices that only one kind has. */
export const kindNotices: KindNoticeTexts<keyof KindNotices> = {
  ...discussionNotices,
  ...treasureNotices,
  ...meetingNotices,
}
