import { AddComment, CommentId } from '@fieldfare/shared/discussion.ts'
import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import type { Noun } from '../../platform/noun.ts'
import {
  addComment,
  downVoteComment,
  editComment,
  removeDownVoteComment,
  removeUpVoteComment,
  upVoteComment,
} from './comments.ts'
import { discussionHappenings } from './happenings.ts'
import { comment, thread } from './kind.ts'
import { discussionAccountHooks } from './accountHooks.ts'
import { mentionHappenings } from './mentionHappenings.ts'
import { mentionablePeople } from './mentions.ts'
import { commentsOf } from './readComments.ts'
import { threadPage } from './rows.ts'
import { addThread, editThread, keepThreadOnTop } from './threads.ts'
import { voters } from './voters.ts'
import { discussionWaits } from './waiting.ts'

export const discussionNoun = {
  kinds: { thread, comment },
  calls: {
    ...contentCalls(thread),
    addThread,
    editThread,
    keepThreadOnTop,
    ...contentCalls(comment),
    addComment,
    editComment,
    upVoteComment,
    downVoteComment,
    removeUpVoteComment,
    removeDownVoteComment,
    feed: {
      threads: contentFeed(thread, threadPage),
      comments: { of: commentsOf, voters, mentionable: mentionablePeople },
    },
  },
  acts: {
    reply: {
      call: addComment,
      input: AddComment,
      subject: 'threadId',
      replaces: [],
      named: true,
      shownBy: 'comment',
    },
    up: { call: upVoteComment, input: CommentId, subject: 'commentId', replaces: ['up', 'down'] },
    down: { call: downVoteComment, input: CommentId, subject: 'commentId', replaces: ['up', 'down'] },
  },
  accountHooks: discussionAccountHooks,
  happenings: [mentionHappenings, discussionHappenings],
  waits: discussionWaits,
  scores: { ADD_DISCUSSION_COMMENT: 'Points for a comment in a discussion' },
} satisfies Noun
