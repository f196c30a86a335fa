import { z } from 'zod'
import type { ContentRef } from './content.ts'
import { CONTENT_KINDS } from './kinds.ts'
import { PHOTO_ALT_MAX, type PhotoView } from './photo.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'

// Messages that the owner of a community sends to its members.

/** The longest subject of a mail, as long as the question of a discussion. */
export const MESSAGE_TITLE_MAX = 120
/** The longest body: two sheets of paper; more belongs on a page that the message links to. */
export const MESSAGE_BODY_MAX = 5000
/**
 * The most messages that a community sends in any 24 hours: its members read no more. Admins may send more, and so may
 * a community for everybody.
 */
export const MESSAGES_A_DAY = 5

/** Wishes for messages of communities: in the app and by mail, in the app and the weekly mail, in the app alone, or no messages. */
export const MESSAGE_WISHES = ['mail', 'week', 'app', 'none'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

export const MessageData = z.strictObject({
  title: line(MESSAGE_TITLE_MAX, 1),
  body: text(MESSAGE_BODY_MAX, 1),
  /** A photo of the sender's that nothing shows yet, and its description for those who do not see it. */
  photoId: Id.nullish(),
  photoAlt: text(PHOTO_ALT_MAX).default(''),
})
export type MessageData = z.input<typeof MessageData>

/**
 * The members whom a message goes to: all, those with an area on the land, or those who have not answered something that is
 * open.
 */
export const MESSAGE_AUDIENCES = ['all', 'here', 'unanswered'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

const Addressed = {
  audience: z.enum(MESSAGE_AUDIENCES, { error: 'choice' }).default('all'),
  /** The content that those of `unanswered` have not answered. */
  about: z.strictObject({ kind: z.enum(CONTENT_KINDS, { error: 'choice' }), id: Id }).nullish(),
}
const namesContent = (
  { audience, about }: { audience: MessageAudience; about?: unknown },
  context: z.core.$RefinementCtx,
): void => {
  if (audience === 'unanswered' && !about) context.addIssue({ code: 'custom', message: 'required', path: ['about'] })
}

export const AddMessage = args(['communityId', 'data'], {
  communityId: Id,
  data: MessageData,
  id: Id.optional(),
  ...Addressed,
}).superRefine(namesContent)
/** Asks for a message as it would look, and its recipients; also sends a test of it by mail, to its writer alone. */
export const TryMessage = args(['communityId', 'data'], {
  communityId: Id,
  data: MessageData,
  ...Addressed,
}).superRefine(namesContent)
export const MessageId = args(['messageId'], { messageId: Id })
export const AskMessage = args(['id'], { id: Id })
export const AskMessages = z.strictObject(PageInput)
export const AskAllowance = args(['communityId'], { communityId: Id })
/** Asks for what a community's members may still answer, for its owner. */
export const AskOpen = args(['communityId'], { communityId: Id })
/** Mutes a community's messages for the caller, or no longer. */
export const MuteCommunity = args(['communityId', 'muted'], { communityId: Id, muted: z.boolean() })

/** Counts of the mails of a message by their state, for its sender. */
export interface MailProgress {
  /** Mails of this message: of all recipients who want mail, or one where all mails are redirected. */
  total: number
  sent: number
  /** Mails that the mail server refused so far; they are tried again. */
  late: number
  /** Mails that failed for good. */
  failed: number
  /** The one address that mails are redirected to; null where each recipient gets their own. */
  redirectedTo: string | null
}

export interface MessageView {
  id: string
  title: string
  body: string
  photo: PhotoView | null
  createdBy: string
  /** The sender's name; empty for a former member. */
  createdByName: string
  createdAt: string
  /** The community's title. */
  from: string
  /** The community's id; null once it is deleted. */
  fromId: string | null
  /** The community is one for everybody. */
  system: boolean
  /** The numbers of recipients and of those who have read it, for its sender. Null for a recipient. */
  cc: number | null
  rcc: number | null
  /** The chosen members; for its sender. */
  audience: MessageAudience | null
  /** The title of what those of `unanswered` had not answered; null for others, and once it is deleted for good. */
  about: string | null
  /** True while recipients are still being added, for its sender. */
  adding: boolean
  mails: MailProgress | null
  /** The recipient has read it, and gets no more messages of this community. Null for its sender. */
  read: boolean | null
  muted: boolean | null
}

/** The number of messages that a person may send to a community now, and the time of the next; both null where there is no limit. */
export interface MessageAllowance {
  left: number | null
  /** The time of the next; null while one is left. */
  nextAt: string | null
}

/** Content that takes answers of members now. */
export interface OpenContent extends Pick<ContentRef, 'kind' | 'id'> {
  title: string
}

/** Text of a mail, or a link on a line of its own. */
export type MailLine = { text: string } | { url: string; label: string }

/** The people who would get a message if it were sent now, and its mail as its writer would get it. */
export interface MessagePreview {
  recipients: number
  /** The recipients who also get a mail. */
  byMail: number
  /** Members who are land owners: they get no messages of ordinary communities. */
  owners: number
  /** Members who want no messages, in general or of this community. */
  silent: number
  redirectedTo: string | null
  /** The address that a test goes to. */
  testTo: string
  mail: { subject: string; paragraphs: MailLine[][]; button: { url: string; label: string } | null; footer: string }
}
