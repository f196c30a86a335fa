import { z } from 'zod'
import { Email } from './account.ts'
import { type Locale, LOCALES } from './locale.ts'
import { MailWords, TemplateRef } from './mailTemplate.ts'
import { args, Id, line, PageInput, text, token } from './schemas.ts'

// Mails that admins send: to many people, to one address, and tests.

/** Days after which a mailing's text, recipients and outcome are purged. */
export const MAILING_DAYS = 365
/** The most people that one mailing reaches: all participants of a province. */
export const MAILING_MAX = 50_000
/** The most characters of a list of MAILING_MAX e-mail addresses, one on a line. */
export const ADDRESSES_MAX_CHARACTERS = 4_000_000
/** The most lines without an e-mail address that are shown. */
export const BAD_SHOWN = 20
/** The most characters of HTML that sendHtmlEmail accepts. */
export const HTML_MAX = 200_000

/** The placeholders that a mailing may use. */
export const MAILING_PARAMS = ['name', 'siteUrl'] as const

/** The choices of a filter: people for whom something is true, people for whom it is not, or both. */
export const EITHER = ['any', 'yes', 'no'] as const
export type Either = (typeof EITHER)[number]

/** Selects the recipients of a mailing, among people with a confirmed e-mail address who want such mails. */
export const MailingFilter = z.strictObject({
  /** The languages; empty for all of them. */
  languages: z.array(z.enum(LOCALES)).max(LOCALES.length).default([]),
  communityId: Id.nullable().default(null),
  /** Selects people who have drawn an area, or who have not. */
  areas: z.enum(EITHER).default('any'),
  /** Selects people who have four areas, or who have not. */
  finished: z.enum(EITHER).default('any'),
  owners: z.enum(EITHER).default('any'),
})
export type MailingFilter = z.output<typeof MailingFilter>

const addressee = {
  userIds: z.array(Id).min(1).max(MAILING_MAX).optional(),
  filter: MailingFilter.optional(),
  /** E-mail addresses in any order, separated by line breaks, commas or semicolons: selects the people with an account at one of them. */
  addresses: token(ADDRESSES_MAX_CHARACTERS).optional(),
}
const onlyOne = (...names: string[]) => ({
  check: (data: object) => names.filter((name) => (data as Record<string, unknown>)[name] !== undefined).length === 1,
  problem: { error: 'required', path: [names[0] ?? ''] },
})
const recipients = onlyOne('userIds', 'filter', 'addresses')
const orTest = onlyOne('userIds', 'testEmail', 'filter', 'addresses')

export const CountMailing = args(['data'], {
  data: z.strictObject(addressee).refine(recipients.check, recipients.problem),
})

const email = Email
const MailingTexts = z.partialRecord(z.enum(LOCALES), MailWords)
/** The subject and body of a mailing by language. */
export type MailingTexts = z.output<typeof MailingTexts>

/** The template and values of a mail by a template; the reply address of an HTML mail. */
export interface MailingDetail {
  template?: string
  values?: Record<string, string>
  replyTo?: string
}

/**
 * Sends a mailing to many people, or with `testEmail` to that address alone. `expected` is the number of people that the admin
 * confirmed. Readers of a language in `texts` get that text; everybody else gets `title` and `body`, whose language is `locale`.
 */
export const SendMailing = args(['data'], {
  data: z
    .strictObject({
      testEmail: email.optional(),
      ...addressee,
      ...MailWords.shape,
      locale: z.enum(LOCALES).optional(),
      texts: MailingTexts.optional(),
      expected: z.number().int().min(1).max(MAILING_MAX).optional(),
    })
    .refine(orTest.check, orTest.problem)
    // People named by `userIds` are counted already; for a filter or a list of addresses the admin has to confirm the number.
    .refine(({ filter, addresses, expected }) => (!filter && !addresses) || expected !== undefined, {
      error: 'required',
      path: ['expected'],
    })
    .refine(({ locale, texts }) => !texts || locale !== undefined, { error: 'required', path: ['locale'] }),
  id: Id.optional(),
})

const pairs = z.array(z.strictObject({ key: token(40), value: text(5000) })).max(20)
export const SendTemplated = args(['address', 'template', 'list'], {
  address: email,
  template: TemplateRef,
  list: pairs,
  locale: z.enum(LOCALES).optional(),
  id: Id.optional(),
})
export const SendTestTemplate = args(['address', 'id'], {
  address: email,
  id: TemplateRef,
  locale: z.enum(LOCALES).optional(),
  /** The text of a template that is not saved yet. */
  words: MailWords.optional(),
})
export const SendHtml = args(['to', 'from', 'subject', 'html'], {
  to: email,
  from: z.union([email, z.literal('')]),
  subject: line(200, 1),
  html: token(HTML_MAX).min(1, { error: 'required' }),
  id: Id.optional(),
})
/** Sends a test mail; without `address` to the calling admin. */
export const SendTest = args(['address'], { address: email.optional() }).optional()

export const AskMailings = z.strictObject(PageInput)
export const AskMailing = args(['id'], { id: Id })
export const AskFailures = z.strictObject({ id: Id, ...PageInput })

/** Counts of a mailing's mails by their state. */
export interface MailingProgress {
  total: number
  sent: number
  /** Mails that were not tried yet. */
  waiting: number
  /** Mails that the mail server refused so far, or that wait for it; they are tried again. */
  late: number
  /** Mails that failed for good. */
  failed: number
  /** Mails to people who wanted no such mails any more when their turn came. */
  skipped: number
  /** Mails that were not sent because an admin stopped the mailing. */
  stopped: number
}

export interface MailingView {
  id: string
  /** The kind: to many people, to one address by a template, or as HTML. */
  kind: 'people' | 'template' | 'html'
  title: string
  body: string
  /** The language of title and body, where it was named. */
  locale: Locale | null
  /** The subject and body for readers of other languages. */
  texts: MailingTexts
  createdAt: string
  /** The creator's name; empty for a former member. */
  createdByName: string
  redirectedTo: string | null
  stoppedAt: string | null
  progress: MailingProgress
}

/** A mail that was not sent, or not yet. */
export interface MailingFailure {
  nth: number
  /** The person's name, or the address of a mail to one address. */
  to: string
  state: 'late' | 'failed'
  tries: number
  /** The answer of the mail server; empty where the server ended while it sent. */
  error: string
  at: string
}

/** The number of people that a mailing would reach now. */
export interface MailingCount {
  count: number
  redirectedTo: string | null
  /** The e-mail address that test mails go to. */
  testTo: string
  /**
   * The counts of a list: its addresses, those without a confirmed account, and those of people who want no such mails.
   */
  listed: number
  unknown: number
  unwilling: number
  /** The number of lines of the list that are no e-mail addresses, and the first of these lines. */
  bad: number
  badShown: string[]
}

/** The outcome of a test mail; `message` is the mail server's answer if sending failed. */
export interface TestAnswer {
  status: 200
  sent: boolean
  to: string
  message: string
}

/** Returns the largest difference allowed between the number of recipients and the confirmed number. */
export const toleranceOf = (expected: number): number => Math.max(2, Math.ceil(expected * 0.02))
