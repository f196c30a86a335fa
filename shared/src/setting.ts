import { z } from 'zod'
import { args, line, text, token } from './schemas.ts'
import { LOCALES, type Locale } from './locale.ts'

export const SCORE_KEYS = [
  'DRAW_AREA',
  'ADD_VIRTUAL_FUNDING',
  'ADD_DISCUSSION_COMMENT',
  'FUND_PLEDGE',
  /** For subscribing through a new area. */
  'SUBSCRIBE_INTERSECT',
] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]
export const SCORE_DEFAULTS: Record<ScoreKey, number> = {
  DRAW_AREA: 5,
  ADD_VIRTUAL_FUNDING: 20,
  ADD_DISCUSSION_COMMENT: 1,
  FUND_PLEDGE: 10,
  SUBSCRIBE_INTERSECT: 5,
}

export const TEMPLATE_PARAMS = {
  REGISTERED_WELCOME_OWNER: ['name', 'verifyUrl', 'siteUrl'],
  REGISTERED_WELCOME_FAN: ['name', 'verifyUrl', 'siteUrl'],
  REGISTER_REMINDER_HAS_AREAS_1: ['name', 'siteUrl'],
  REGISTER_REMINDER_NO_AREAS_1: ['name', 'siteUrl'],
  FORGOT_PASSWORD: ['name', 'resetUrl', 'minutes'],
  MEETING_INVITED: ['name', 'title', 'description', 'from', 'when', 'meetingUrl', 'commitment'],
  MEETING_SELECTED: ['name', 'title', 'from', 'when', 'joinUrl', 'meetingUrl'],
  COMMUNITY_MESSAGE: ['name', 'title', 'body', 'from', 'messageUrl', 'inboxUrl'],
} as const
export type TemplateKey = keyof typeof TEMPLATE_PARAMS
export const TEMPLATE_KEYS = Object.keys(TEMPLATE_PARAMS) as TemplateKey[]

export const ScoreValue = z.number().int({ error: 'whole' }).min(0, { error: 'range' }).max(1000, { error: 'range' })
const mail = z.strictObject({ title: line(200, 1), body: text(20_000, 1) })
/** A mail template: title and body in each language, and the names that its body may use. */
export const TemplateValue = z.strictObject({
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, mail])) as Record<Locale, typeof mail>),
  params: z.array(token(40)).max(20),
})
export type TemplateValue = z.output<typeof TemplateValue>
/** The same title and body in every language; `params` are the product's, so that what is given is ignored. */
export const PlainTemplate = z.strictObject({ ...mail.shape, params: z.unknown().optional() })

export const SaveSetting = args(['key', 'value'], { key: token(80), value: z.unknown() })

/** A setting of the feed `KV`. Templates reach admins only. */
export interface SettingView {
  id: string
  key: string
  type: 'VALUE' | 'EMAIL_TEMPLATE'
  group: 'SCORE' | ''
  description: string
  value: unknown
}
