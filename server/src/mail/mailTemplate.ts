import type { Locale } from '@fieldfare/shared/locale.ts'
import Mustache from 'mustache'
import type { Mail } from './mailer.ts'

const URL_LINE = /^https?:\/\/\S+$/

/**
 * A template in one language with its values filled in. The body is plain text: blank lines part paragraphs, a line that
 * is an address becomes a link. Values are escaped in the HTML and as they are in the text.
 */
export function render(
  { title, body }: { title: string; body: string },
  locale: Locale,
  values: Record<string, string>,
): Omit<Mail, 'to'> {
  const text = fill(body, values)
  const html = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineToHtml).join('<br>')}</p>`)
    .join('\n')
  return {
    subject: fill(title, values).replace(/\s+/g, ' '),
    text,
    html: `<!doctype html><html lang="${locale}"><body style="font:16px/24px Figtree,Arial,sans-serif;color:#12212e;max-width:560px">${html}</body></html>`,
  }
}

/** The names that a text uses, as `{{name}}`. */
export const variablesOf = (text: string): string[] => [
  ...new Set(
    Mustache.parse(text)
      .filter(([kind]) => kind === 'name' || kind === '&')
      .map(([, name]) => name),
  ),
]

const fill = (text: string, values: Record<string, string>) => Mustache.render(text, values, {}, { escape: String })

function lineToHtml(line: string): string {
  const safe = Mustache.escape(line)
  return URL_LINE.test(line) ? `<a href="${safe}" style="color:#0052a3">${safe}</a>` : safe
}
