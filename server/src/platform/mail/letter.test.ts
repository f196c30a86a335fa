import { LOCALES, loadMessages } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS, TEMPLATE_REQUIRED, type TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { expect, test } from 'vitest'
import { renderLetter, sketchLetter } from './letter.ts'
import { samplesFor } from './samples.ts'

const config = { PUBLIC_URL: 'https://nature.example', SUPPORT_ADDRESS: undefined }
const values = {
  ...(await samplesFor('https://nature.example', 'en-us')),
  meetingUrl: 'https://nature.example/meeting/example',
  directionsUrl: 'https://maps.example/directions',
  manageUrl: 'https://nature.example/manage/example',
  projectUrl: 'https://nature.example/project/example',
  name: 'Bo',
  siteUrl: 'https://nature.example',
  title: 'Geese',
  body: 'They came.\n\nhttps://evil.example',
  from: 'Dunes',
}
/** The name of the value with a template's main link, for templates whose first link is another one. */
const MAIN: Partial<Record<TemplateKey, string>> = {
  ACCOUNT_KNOWN: 'forgotUrl',
  CALLS_NOW: 'overviewUrl',
  WEEKLY: 'overviewUrl',
}
const mainOf = (key: TemplateKey) =>
  MAIN[key] ??
  TEMPLATE_REQUIRED[key].find((name) => name.endsWith('Url')) ??
  TEMPLATE_PARAMS[key].find((name) => name.endsWith('Url'))
const plain = (html: string) => html.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=')

test('renderLetter: values are escaped in the HTML, and unescaped in the plain text', async () => {
  const template = { title: '{{name}}', body: 'Dear {{name}}' }
  const { html, text } = await renderLetter(template, 'en-us', { name: '<script>alert(1)</script>' }, config)
  expect(html).not.toContain('<script>')
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(3)
  expect(text).toContain('Dear <script>')
})

test.each(LOCALES)("renderLetter: every template in %s has a button and the button's URL as text", async (locale) => {
  const { mail } = await loadMessages(locale)
  for (const key of TEMPLATE_KEYS) {
    const { html, text, subject } = await renderLetter(mail[key], locale, values, config)
    const main = mainOf(key) as keyof typeof values & keyof typeof mail.buttons
    expect(html).toContain(`<html lang="${locale.slice(0, 2)}">`)
    const button = /class="button"[^]*?<a href="([^"]+)"[^>]*>([^<]+)</.exec(plain(html))
    expect([key, button?.[1], button?.[2]]).toEqual([key, values[main], mail.buttons[main]])
    expect(plain(html)).toContain(`>${values[main]}</a>`)
    expect(text).toContain(values[main])
    expect(text).toContain(mail.layout.footer.replace('{{site}}', 'nature.example'))
    expect(subject).not.toBe('')
    expect(html).not.toContain('{{')
  }
})

test('renderLetter: the preview text of a mail is its first paragraph after the greeting', async () => {
  const { html } = await renderLetter({ title: 'x', body: 'Hello Bo,\n\nGeese came.\n\nMore' }, 'en-us', {}, config)
  expect(/mso-hide: all">([^<]*)</.exec(html)?.[1]).toBe('Geese came.')
})

test('renderLetter: the bird picture is attached, and SUPPORT_ADDRESS is shown if it is set', async () => {
  const template = { title: 'x', body: 'y' }
  const without = await renderLetter(template, 'nl-nl', {}, config)
  expect(without.html).toContain('cid:bird@fieldfare')
  expect(without.attachments).toMatchObject([{ cid: 'bird@fieldfare' }])
  expect(without.html).not.toContain('mailto:')
  const { html, text } = await renderLetter(
    template,
    'nl-nl',
    {},
    { ...config, SUPPORT_ADDRESS: 'help@nature.example' },
  )
  expect(html).toContain('mailto:help@nature.example')
  expect(text).toContain('Vragen? Schrijf naar help@nature.example')
})

test('renderLetter: a mail to a mailing list has a footer of its own, an unsubscribe link and List-Unsubscribe headers', async () => {
  const list = { from: 'Dunes <of> Texel', unsubscribeUrl: 'https://nature.example/unsubscribe/x' }
  const { html, text, headers } = await renderLetter({ title: 'x', body: 'y' }, 'en-us', {}, config, list)
  expect(plain(html)).toContain('href="https://nature.example/unsubscribe/x"')
  expect(html).toContain('Dunes &lt;of&gt; Texel sent you this through nature.example.')
  expect(html).not.toContain('about your account')
  expect(text).toContain('No more of these emails: https://nature.example/unsubscribe/x')
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://nature.example/unsubscribe/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect((await renderLetter({ title: 'x', body: 'y' }, 'en-us', {}, config)).headers).toBeUndefined()
})

test('sketchLetter: returns subject, paragraphs with labelled links, button and footer, with unescaped values', async () => {
  const { mail } = await loadMessages('en-us')
  const list = { from: 'Dunes', unsubscribeUrl: 'https://nature.example/unsubscribe/x' }
  expect(await sketchLetter(mail.COMMUNITY_MESSAGE, 'en-us', { values, list }, config)).toEqual({
    subject: 'Dunes: Geese',
    paragraphs: [
      [{ text: 'Hello Bo,' }],
      [{ text: 'They came.' }],
      [{ text: 'https://evil.example' }],
      [{ text: 'Dunes' }],
      [{ text: 'All your messages:' }, { url: values.inboxUrl, label: 'Open my inbox' }],
    ],
    button: { url: values.messageUrl, label: 'Read in the app' },
    footer: 'Dunes sent you this through nature.example.',
  })
})

test('renderLetter: a mail to an e-mail address without an account does not mention an account', async () => {
  const { text } = await renderLetter({ title: 'x', body: 'y' }, 'en-us', {}, { ...config, toStranger: true })
  expect(text).toContain('This email was sent by nature.example.')
  expect(text).not.toContain('account')
})

test.each(LOCALES)(
  'the template REGISTER_REMINDER_NO_AREAS_1 in %s mentions no time since the registration',
  async (locale) => {
    const { mail } = await loadMessages(locale)
    expect(mail.REGISTER_REMINDER_NO_AREAS_1.body).not.toMatch(/week|woche|semaine/i)
  },
)
