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
 * The most messages that a community sends in any 24 hours: its members would not read more. Admins may send more, and so
 * may a community for everybody.
 */
export const MESSAGES_A_DAY = 5

/** Wishes for messages of communities: in the app and by mail, in the app and the weekly mail, in the app alone, or no messages. */
export const MESSAGE_WISHES = ['mail', 'week', 'app', 'none'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

export const MessageData = z.strictObject({
  title: line(MESSAGE_TITLE_MAX, 1),
  body: text(MESSAGE_BODY_MAX, 1),
  /** The id of a photo that the sender uploaded and used nowhere yet, and its description for those who cannot see it. */
  photoId: Id.nullish(),
  photoAlt: text(PHOTO_ALT_MAX).default(''),
})
export type MessageData = z.input<typeof MessageData>

/**
 * The members whom a message goes to: all, those with an area on the land, or those who have not answered a given piece of content.
 */
export const MESSAGE_AUDIENCES = ['all', 'here', 'unanswered'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

const Addressed = {
  audience: z.enum(MESSAGE_AUDIENCES, { error: 'choice' }).default('all'),
  /** For `unanswered`: the content that the recipients have not answered. */
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
/** The input of two calls: the preview of a message with its recipients, and a test mail of the message to its writer alone. */
export const TryMessage = args(['communityId', 'data'], {
  communityId: Id,
  data: MessageData,
  ...Addressed,
}).superRefine(namesContent)
export const MessageId = args(['messageId'], { messageId: Id })
export const AskMessage = args(['id'], { id: Id })
export const AskMessages = z.strictObject(PageInput)
export const AskAllowance = args(['communityId'], { communityId: Id })
/** Asks for the content that a community's members may still answer; only the community's owner may. */
export const AskOpen = args(['communityId'], { communityId: Id })
/** Mutes or unmutes a community's messages for the caller. */
export const MuteCommunity = args(['communityId', 'muted'], { communityId: Id, muted: z.boolean() })

/** Counts of the mails of a message by their state, for its sender. */
export interface MailProgress {
  /** The number of mails of this message: one for each recipient who wants mail, or one in all if mails are redirected. */
  total: number
  sent: number
  /** Mails that the mail server refused so far; they are tried again. */
  late: number
  /** Mails that failed for good. */
  failed: number
  /** The one address that all mails are redirected to; null if every recipient gets their own mail. */
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
  /** True if the sending community is one for everybody. */
  system: boolean
  /** For the message's sender, the numbers of recipients and of those who have read the message; null for a recipient. */
  cc: number | null
  rcc: number | null
  /** The chosen group of members, for the message's sender; null for a recipient. */
  audience: MessageAudience | null
  /** For `unanswered`: the title of the content that was not answered. Null for other audiences, and once that content is purged. */
  about: string | null
  /** True, for the message's sender only, while recipients are still being added. */
  adding: boolean
  mails: MailProgress | null
  /** `read`: the recipient has read the message; `muted`: they get no more messages of this community. Both null for its sender. */
  read: boolean | null
  muted: boolean | null
}

/** The number of messages that a person may send to a community now; null if there is no limit. */
export interface MessageAllowance {
  left: number | null
  /** The time from which the next message may be sent; null if one may be sent now, or if there is no limit. */
  nextAt: string | null
}

/** Content that members can answer now. */
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
  /** Members who chose to get no messages, in general or of this community. */
  silent: number
  redirectedTo: string | null
  /** The e-mail address that a test mail goes to. */
  testTo: string
  mail: { subject: string; paragraphs: MailLine[][]; button: { url: string; label: string } | null; footer: string }
}
