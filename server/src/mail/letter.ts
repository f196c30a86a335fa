import { readFileSync } from 'node:fs'
import { loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import Mustache from 'mustache'
import type { Config } from '../config.ts'
import { type FilledTemplate, fillTemplate, type Line, type Template } from './mailTemplate.ts'
import type { Mail, Mailer } from './mailer.ts'

const LAYOUT = readFileSync(new URL('letter.html', import.meta.url), 'utf8')
const BIRD = {
  cid: 'bird@fieldfare',
  filename: 'fieldfare.png',
  content: readFileSync(new URL('bird.png', import.meta.url)),
}
/** The one link that every template may have beside its own. */
const SITE = 'siteUrl'

type Labels = Messages['mail']['buttons']

export interface Letters {
  /** Throws as `Mailer.send` does. */
  send(to: string, template: Template, locale: Locale, values: Record<string, string>): Promise<void>
}

/** Sends filled templates in the one layout of all mails. */
export const makeLetters = (config: Config, mailer: Mailer): Letters => ({
  async send(to, template, locale, values) {
    await mailer.send({ to, ...(await renderLetter(template, locale, values, config)) })
  },
})

/** A template in one language with its values: as HTML in our layout, with plain text beside it. */
export async function renderLetter(
  template: Template,
  locale: Locale,
  values: Record<string, string>,
  config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>,
): Promise<Omit<Mail, 'to'>> {
  const { buttons, layout } = (await loadMessages(locale)).mail
  const filled = fillTemplate(template, values)
  const footer = Mustache.render(layout.footer, { site: new URL(config.PUBLIC_URL).host }, {}, { escape: String })
  const support = config.SUPPORT_ADDRESS
  const html = Mustache.render(LAYOUT, {
    language: locale.slice(0, 2),
    subject: filled.subject,
    preview: previewOf(filled),
    bird: BIRD.cid,
    siteUrl: config.PUBLIC_URL,
    footer,
    support,
    supportText: layout.support,
    ...partsOf(filled, buttons, layout.copy),
  })
  const signature = [footer, ...(support ? [`${layout.support} ${support}`] : [])].join('\n')
  return { subject: filled.subject, text: `${filled.text}\n\n-- \n${signature}\n`, html, attachments: [BIRD] }
}

/** What a list of mails shows after the subject: the first words that are no greeting. */
function previewOf({ paragraphs }: FilledTemplate): string {
  const [first = '', second] = paragraphs.map((lines) =>
    lines.map((line) => ('text' in line ? line.text : '')).join(' '),
  )
  return second || first
}

function partsOf({ paragraphs }: FilledTemplate, labels: Labels, copyText: string) {
  const links = paragraphs.flat().filter((line) => 'url' in line)
  const main = links.find(({ param }) => param !== SITE) ?? links[0]
  const isMain = (line: Line | undefined) => line !== undefined && line === main
  const parts = paragraphs.map((lines) =>
    lines.length === 1 && isMain(lines[0])
      ? { button: main && { url: main.url, label: labelOf(main, labels) } }
      : {
          paragraph: {
            lines: lines.map((line, i) => ({
              break: i > 0,
              ...('text' in line ? line : { url: line.url, label: labelOf(line, labels) }),
            })),
          },
        },
  )
  // Where mail programs take a button's link away, the address is still there to copy.
  return { parts, copy: main && { text: copyText, url: main.url } }
}

const labelOf = ({ url, param }: { url: string; param: string | null }, labels: Labels): string =>
  param && Object.hasOwn(labels, param) ? labels[param as keyof Labels] : url
