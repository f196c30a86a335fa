import { loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'

type Samples = (publicUrl: string) => Record<string, string>
let registered: readonly Samples[] = []

/** Called once, by server/src/nouns.ts: the values of what only one noun's templates use. */
export function registerSamples(nouns: readonly Samples[]): void {
  registered = nouns
}

/**
 * Values for every name that a template may use, for previews and tests, with words in the language of the mail: nobody's, and links
 * that lead nowhere secret.
 */
export async function samplesFor(
  publicUrl: string,
  locale: Locale,
): Promise<ReturnType<typeof productSamples> & Record<string, string>> {
  const { mail } = await loadMessages(locale)
  return Object.assign(productSamples(publicUrl, mail.samples), ...registered.map((samples) => samples(publicUrl)))
}

const productSamples = (publicUrl: string, words: Messages['mail']['samples']) => ({
  ...words,
  name: 'Anouk Visser',
  siteUrl: publicUrl,
  verifyUrl: `${publicUrl}/verify-email/example`,
  resetUrl: `${publicUrl}/reset-password/example`,
  forgotUrl: `${publicUrl}/login?forgot=true`,
  mergeUrl: `${publicUrl}/verify-email/example-merge`,
  minutes: '60',
  newEmail: 'anouk@new.example',
  commitment: '9f86d081884c7d659a2feaa0c55ad015',
  communityUrl: publicUrl + paths.community('example'),
  joinUrl: 'https://meet.example/geese',
  messageUrl: publicUrl + paths.message('example'),
  inboxUrl: publicUrl + paths.inbox,
  author: 'Bram Postma',
  firstUrl: publicUrl + paths.post('example'),
  count: '2',
  overviewUrl: publicUrl + paths.home2,
  settingsUrl: publicUrl + paths.account,
})
