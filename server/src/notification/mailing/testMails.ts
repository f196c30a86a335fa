import { loadMessages, type Locale, localeOf } from '@fieldfare/shared/locale.ts'
import { type MailWords, TEMPLATE_KEYS } from '@fieldfare/shared/mailTemplate.ts'
import { SendTest, SendTestTemplate, type TestAnswer } from '@fieldfare/shared/mailing.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall, orNotFound, signedIn } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { mailingList, renderHtmlLetter, renderLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { samplesFor } from '../../platform/mail/samples.ts'
import { wordIssues } from '../../platform/setting/mailIssues.ts'
import { templateInForce, templateView } from '../../platform/setting/templates.ts'

type Letter = Omit<Mail, 'to'>

/**
 * Sends test mails within the call instead of by a job, since the sender wants to read the mail server's answer. A
 * refusal by the mail server is returned, not thrown.
 */
async function tryLetters({ config, mailer, log }: Deps, address: string, letters: Letter[]): Promise<TestAnswer> {
  const to = config.MAIL_REDIRECT_TO ?? address
  try {
    for (const letter of letters) await mailer.send({ to, ...letter })
    return { status: 200, sent: true, to, message: '' }
  } catch (error) {
    log.warn({ err: error }, 'test mail refused')
    return { status: 200, sent: false, to, message: error instanceof Error ? error.message : String(error) }
  }
}

/** Sends test mails for a person: counts them towards the person's limit, and records them in the audit log. */
async function tryAs(deps: Deps, who: Session, address: string, letters: Letter[]): Promise<TestAnswer> {
  await deps.limits.count('testMail', who.id)
  const answer = await tryLetters(deps, address, letters)
  await inTransaction({ deps, who }, ({ audit }) => audit('mailing.test', who.id, { sent: answer.sent }))
  return answer
}

/** Sends a mailing as a test to one e-mail address. Its unsubscribe link does not work, since real ones belong to one reader each. */
export async function testMailing(
  deps: Deps,
  who: Session,
  words: MailWords & { locale?: Locale | undefined },
  address: string,
): Promise<TestAnswer> {
  const { config } = deps
  const values = { name: who.name, siteUrl: config.PUBLIC_URL }
  const { title, body, locale = localeOf(who.locale) } = words
  const list = mailingList(config, 'test')
  const letter = await renderLetter({ title, body }, locale, values, config, list)
  return tryAs(deps, who, address, [letter])
}

/** Sends a test of a mail template with example values, in one language; with `words`, of these unsaved texts instead. */
export const sendTestTemplateMail = openCall('mailing.test', SendTestTemplate).mutation(
  async ({ input: { address, id, locale: wish, words }, ctx: { deps, who: asking } }): Promise<TestAnswer> => {
    const who = signedIn('mailing.test', asking)
    const view = orNotFound(await templateView(deps.db.kysely, id))
    const issues = words ? wordIssues(words, view) : []
    if (issues.length > 0) throw new AppError('bad-input', issues)
    const locale = wish ?? localeOf(who.locale)
    const { title, body } = words ?? view.texts[locale]
    const samples = { ...(await samplesFor(deps.config.PUBLIC_URL, locale)), name: who.name }
    return tryAs(deps, who, address, [await renderLetter({ title, body }, locale, samples, deps.config)])
  },
)

const TESTS = {
  /** Renders the shortest mail. */
  mail: async (deps: Deps, locale: Locale) => [
    await renderLetter(
      (await loadMessages(locale)).mail.tests.plain,
      locale,
      { site: deps.config.PUBLIC_URL },
      deps.config,
    ),
  ],
  /** Renders a mail of HTML, with every element that mails may contain. */
  mail2: async (deps: Deps, locale: Locale) => {
    const { title, body } = (await loadMessages(locale)).mail.tests.html
    return [await renderHtmlLetter(title, body, locale, deps.config)]
  },
  /** Renders every template, with example values. */
  mails: (deps: Deps, locale: Locale) =>
    Promise.all(
      TEMPLATE_KEYS.map(async (key) =>
        renderLetter(
          await templateInForce(deps.db.kysely, key, locale),
          locale,
          await samplesFor(deps.config.PUBLIC_URL, locale),
          deps.config,
        ),
      ),
    ),
}
export type TestName = keyof typeof TESTS

/** Returns the e-mail address of a test without a recipient: the admin's, or for the operator the support address. */
const ownAddress = ({ config }: Deps, who: Session | null): string =>
  who?.email ?? config.SUPPORT_ADDRESS ?? (/<([^<>]+)>/.exec(config.MAIL_FROM)?.[1] || config.MAIL_FROM)

/** Sends the test mails of one name, for a GET route or a call. */
export async function runTest(deps: Deps, who: Session | null, name: TestName, address?: string): Promise<TestAnswer> {
  const letters = await TESTS[name](deps, localeOf(who?.locale))
  const to = address ?? ownAddress(deps, who)
  return who ? tryAs(deps, who, to, letters) : tryLetters(deps, to, letters)
}

const testCall = (name: TestName) =>
  openCall('mailing.test', SendTest).mutation(({ input, ctx }): Promise<TestAnswer> =>
    runTest(ctx.deps, signedIn('mailing.test', ctx.who), name, input?.address),
  )
export const sendTestEmail = testCall('mail')
export const sendTestEmail2 = testCall('mail2')
export const sendTestEmails = testCall('mails')
