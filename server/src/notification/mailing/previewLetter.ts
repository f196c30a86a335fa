import type { Locale } from '@fieldfare/shared/locale.ts'
import { mailingList, renderLetter, type Site } from '../../platform/mail/letter.ts'
import { samplesFor } from '../../platform/mail/samples.ts'

interface Preview {
  title: string
  body: string
  locale: Locale
  dark: boolean
  /** True for the footer of mails to many people. */
  toMany: boolean
}

/**
 * Renders the HTML of a mail with example values, in the light or dark theme whatever the device prefers, with its picture embedded. A
 * text with broken placeholder braces is shown unchanged.
 */
export async function previewLetter(config: Site, { title, body, locale, dark, toMany }: Preview): Promise<string> {
  const list = toMany ? mailingList(config, 'example') : undefined
  const samples = await samplesFor(config.PUBLIC_URL, locale)
  const letter = await renderLetter({ title, body }, locale, samples, config, list).catch(() =>
    renderLetter({ title: '{{title}}', body: '{{body}}' }, locale, { title, body }, config, list),
  )
  const html = (letter.attachments ?? []).reduce(
    (text, { cid, content }) =>
      cid ? text.replaceAll(`cid:${cid}`, `data:image/png;base64,${Buffer.from(content).toString('base64')}`) : text,
    letter.html,
  )
  return html
    .replaceAll('@media (prefers-color-scheme: dark)', dark ? '@media all' : '@media not all')
    .replaceAll('light dark', dark ? 'dark' : 'light')
}
