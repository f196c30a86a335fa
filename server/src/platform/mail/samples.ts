import { loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'

type Samples = (publicUrl: string) => Record<string, string>
let registered: readonly Samples[] = []

/** Sets the functions that return sample values which only one noun's (feature's) templates use; called once, by server/src/nouns.ts. */
export function registerSamples(nouns: readonly Samples[]): void {
  registered = nouns
}

/**
 * Returns sample values for every placeholder that a template may use, for previews and tests: texts in the language of
 * the mail, about nobody real, and links that contain no secret.
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
