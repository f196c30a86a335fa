import { paths } from '@fieldfare/shared/paths.ts'

type Samples = (publicUrl: string) => Record<string, string>
let registered: readonly Samples[] = []

/** Called once, by server/src/nouns.ts: the values of what only one noun's templates use. */
export function registerSamples(nouns: readonly Samples[]): void {
  registered = nouns
}

/** Values for every name that a template may use, for previews and tests: nobody's, and links that lead nowhere secret. */
export const samplesFor = (publicUrl: string): ReturnType<typeof productSamples> & Record<string, string> =>
  Object.assign(productSamples(publicUrl), ...registered.map((samples) => samples(publicUrl)))

const productSamples = (publicUrl: string) => ({
  name: 'Anouk Visser',
  siteUrl: publicUrl,
  verifyUrl: `${publicUrl}/verify-email/example`,
  resetUrl: `${publicUrl}/reset-password/example`,
  forgotUrl: `${publicUrl}/login?forgot=true`,
  mergeUrl: `${publicUrl}/verify-email/example-merge`,
  minutes: '60',
  newEmail: 'anouk@new.example',
  date: '1 May 2026',
  amount: '€ 25',
  reason: 'The outline reaches into the village.',
  title: 'Geese on the salt marsh',
  description: 'What do the geese need in spring?',
  body: 'The cranes are here since this morning.\n\nCome and see.',
  from: 'Dunes of Texel',
  community: 'Dunes of Texel',
  when: '1 May 2026, 20:00 – Europe/Amsterdam',
  commitment: '9f86d081884c7d659a2feaa0c55ad015',
  communityUrl: publicUrl + paths.community('example'),
  joinUrl: 'https://meet.example/geese',
  messageUrl: publicUrl + paths.message('example'),
  inboxUrl: publicUrl + paths.inbox,
  author: 'Bram Postma',
  first: 'New discussion · Dunes of Texel: Geese on the salt marsh',
  firstUrl: publicUrl + paths.post('example'),
  count: '2',
  lines: 'New discussion · Dunes of Texel: Geese on the salt marsh\n\nNew area · Dunes of Texel: The winding bit',
  overviewUrl: publicUrl + paths.home2,
  settingsUrl: publicUrl + paths.account,
})
