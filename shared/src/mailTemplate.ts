import { z } from 'zod'
import { LOCALES, type Locale } from './locale.ts'
import { args, Id, line, text, token } from './schemas.ts'

/** All mails that the product sends automatically, with the placeholders that each text may use, as `{{name}}`. */
export const TEMPLATE_PARAMS = {
  REGISTERED_WELCOME_OWNER: ['name', 'verifyUrl', 'siteUrl'],
  REGISTERED_WELCOME_FAN: ['name', 'verifyUrl', 'siteUrl'],
  REGISTER_REMINDER_HAS_AREAS_1: ['name', 'siteUrl'],
  REGISTER_REMINDER_NO_AREAS_1: ['name', 'siteUrl'],
  FORGOT_PASSWORD: ['name', 'resetUrl', 'minutes'],
  MEETING_INVITED: ['name', 'title', 'description', 'from', 'when', 'where', 'meetingUrl', 'commitment'],
  MEETING_SELECTED: ['name', 'title', 'from', 'when', 'where', 'directionsUrl', 'joinUrl', 'meetingUrl'],
  COMMUNITY_MESSAGE: ['name', 'title', 'body', 'from', 'messageUrl', 'inboxUrl'],
  ACCOUNT_KNOWN: ['name', 'siteUrl', 'forgotUrl', 'mergeUrl'],
  ADDRESS_CLAIMED: ['name', 'siteUrl'],
  PASSWORD_CHANGED: ['name', 'forgotUrl'],
  NEW_EMAIL: ['name', 'verifyUrl'],
  OLD_EMAIL: ['name', 'newEmail', 'siteUrl'],
  ACCOUNT_LEAVING: ['name', 'date', 'siteUrl'],
  PLEDGED: ['name', 'amount', 'title', 'community', 'date', 'manageUrl', 'projectUrl'],
  PLEDGED_ONCE: ['name', 'amount', 'title', 'community', 'manageUrl', 'projectUrl'],
  PLEDGE_DUE: ['name', 'date', 'amount', 'title', 'community', 'manageUrl', 'projectUrl'],
  LAND_APPROVED: ['name', 'title', 'communityUrl'],
  LAND_DECLINED: ['name', 'title', 'reason', 'communityUrl'],
  MEETING_MISSED: ['name', 'title', 'meetingUrl'],
  MEETING_CHANGED: ['name', 'title', 'when', 'where', 'directionsUrl', 'joinUrl', 'meetingUrl'],
  MEETING_TIME_CHANGED: ['name', 'title', 'when', 'where', 'directionsUrl', 'joinUrl', 'meetingUrl'],
  MEETING_PLACE_CHANGED: ['name', 'title', 'when', 'where', 'directionsUrl', 'meetingUrl'],
  MEETING_LINK_CHANGED: ['name', 'title', 'when', 'joinUrl', 'meetingUrl'],
  MEETING_CANCELLED: ['name', 'title', 'from', 'when', 'communityUrl'],
  MEETING_RESUMED: ['name', 'title', 'when', 'meetingUrl'],
  CALL_NOW: ['name', 'first', 'firstUrl', 'settingsUrl'],
  CALLS_NOW: ['name', 'count', 'lines', 'overviewUrl', 'settingsUrl'],
  WEEKLY: ['name', 'first', 'lines', 'overviewUrl', 'settingsUrl'],
} as const
export type TemplateKey = keyof typeof TEMPLATE_PARAMS
export const TEMPLATE_KEYS = Object.keys(TEMPLATE_PARAMS) as TemplateKey[]
export const isTemplateKey = (value: unknown): value is TemplateKey => TEMPLATE_KEYS.some((key) => key === value)

/** The placeholders that a mail's body must use, because without them the mail has no purpose. */
export const TEMPLATE_REQUIRED: Record<TemplateKey, readonly string[]> = {
  REGISTERED_WELCOME_OWNER: ['verifyUrl'],
  REGISTERED_WELCOME_FAN: ['verifyUrl'],
  REGISTER_REMINDER_HAS_AREAS_1: ['siteUrl'],
  REGISTER_REMINDER_NO_AREAS_1: ['siteUrl'],
  FORGOT_PASSWORD: ['resetUrl'],
  MEETING_INVITED: ['meetingUrl'],
  MEETING_SELECTED: ['where', 'joinUrl'],
  COMMUNITY_MESSAGE: ['body', 'messageUrl'],
  ACCOUNT_KNOWN: ['mergeUrl'],
  ADDRESS_CLAIMED: [],
  PASSWORD_CHANGED: ['forgotUrl'],
  NEW_EMAIL: ['verifyUrl'],
  OLD_EMAIL: ['newEmail'],
  ACCOUNT_LEAVING: ['date', 'siteUrl'],
  PLEDGED: ['manageUrl'],
  PLEDGED_ONCE: ['manageUrl'],
  PLEDGE_DUE: ['manageUrl'],
  LAND_APPROVED: ['communityUrl'],
  LAND_DECLINED: ['reason', 'communityUrl'],
  MEETING_MISSED: ['meetingUrl'],
  MEETING_CHANGED: ['when', 'where', 'joinUrl'],
  MEETING_TIME_CHANGED: ['when', 'joinUrl'],
  MEETING_PLACE_CHANGED: ['where', 'directionsUrl'],
  MEETING_LINK_CHANGED: ['joinUrl'],
  MEETING_CANCELLED: ['when'],
  MEETING_RESUMED: ['when', 'meetingUrl'],
  CALL_NOW: ['firstUrl', 'settingsUrl'],
  CALLS_NOW: ['lines', 'settingsUrl'],
  WEEKLY: ['lines', 'settingsUrl'],
}

/** The longest title (a mail's subject): mail programs cut a longer one in their lists. */
export const SUBJECT_MAX = 200
/** The longest body: eight sheets of paper, far below what a call may hold. */
export const MAIL_BODY_MAX = 20_000

/** The subject and body of a mail in one language; the body is text with a few formatting tags. */
export const MailWords = z.strictObject({ title: line(SUBJECT_MAX, 1), body: text(MAIL_BODY_MAX, 1) })
export type MailWords = z.output<typeof MailWords>

/** A mail template as `saveKV` takes it: title and body in each language; `params` are fixed by the product. */
export const TemplateValue = z.strictObject({
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, MailWords])) as Record<Locale, typeof MailWords>),
  params: z.array(token(40)).max(20),
})
export type TemplateValue = z.output<typeof TemplateValue>
/** A template with one title and body for every language; `params` are fixed by the product, so given ones are ignored. */
export const PlainTemplate = z.strictObject({ ...MailWords.shape, params: z.unknown().optional() })

/** Names a template: by its key, or by the id of its setting. */
export const TemplateRef = z.union([z.enum(TEMPLATE_KEYS), Id])

const locale = z.enum(LOCALES)
/** The version that the editor saw; the maximum is more than anyone edits a text. */
const version = z.number().int().min(0).max(1_000_000_000)

export const SaveTemplate = args(['template', 'locale', 'title', 'body', 'version'], {
  template: TemplateRef,
  locale,
  ...MailWords.shape,
  version,
})
export const ResetTemplate = args(['template', 'locale', 'version'], { template: TemplateRef, locale, version })
export const AskTemplate = args(['id'], { id: TemplateRef })

/** The text of a template in one language, as it is in use now. */
export interface TemplateText extends MailWords {
  /** The version, which grows with each change; 0 for the built-in text that nobody ever changed. */
  version: number
  /** True if the text differs from the built-in one. */
  changed: boolean
  /** The time of its last change or reset; null where there was neither. */
  changedAt: string | null
}

/** A template as admins see it. */
export interface TemplateView {
  id: string
  key: TemplateKey
  params: string[]
  required: string[]
  texts: Record<Locale, TemplateText>
  /** The texts that are built in. */
  builtIn: Record<Locale, MailWords>
}
