import { readFileSync } from 'node:fs'
import { loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import type { MailLine, MessagePreview } from '@fieldfare/shared/message.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import Mustache from 'mustache'
import type { Config } from '../config.ts'
import { type FilledTemplate, fillTemplate, type Line, type Template } from './mailTemplate.ts'
import type { Attachment, Mail, Mailer } from './mailer.ts'
import { textOfHtml } from './safeHtml.ts'

const LAYOUT = readFileSync(new URL('letter.html', import.meta.url), 'utf8')
const BIRD = {
  cid: 'bird@fieldfare',
  filename: 'fieldfare.png',
  content: readFileSync(new URL('bird.png', import.meta.url)),
}
const PHOTO_CID = 'photo@fieldfare'
/** The only link that every template may have besides its own links. */
const SITE = 'siteUrl'
/** The names of links in the numbered lines of a list. */
const ITEM = /^item\d+Url$/

type Labels = Messages['mail']['buttons']

/** The data for the footer of a mail to many people: the sender, and the URL for unsubscribing. */
export interface MailingList {
  from: string
  unsubscribeUrl: string
}

/**
 * Returns the footer's data for one reader.
 * @param end the last part of the unsubscribe URL: the reader's secret, alone or after the name of the mails that the
 * link ends
 * @param from the sender's name; the product's by default
 */
export const mailingList = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  end: string,
  from = SITE_NAME,
): MailingList => ({
  from,
  unsubscribeUrl: `${PUBLIC_URL}/unsubscribe/${end}`,
})

/** The values that fill a template for one reader. */
export interface Contents {
  values: Record<string, string>
  list?: MailingList
}

/** A picture above the text of a mail, attached to the mail. */
export interface LetterPhoto {
  jpeg: Buffer
  /** The description of the picture; empty without one. */
  alt: string
  /** The most pixels of width in which the picture is shown. */
  width: number
}

export interface Letters {
  /**
   * Sends a filled template.
   * @throws as `Mailer.send` does
   */
  send(
    to: string,
    template: Template,
    locale: Locale,
    values: Record<string, string>,
    list?: MailingList,
    files?: Attachment[],
  ): Promise<void>
}

/** Makes the sender of filled templates, which all have the same layout. */
export const makeLetters = (config: Config, mailer: Mailer): Letters => ({
  async send(to, template, locale, values, list, files = []) {
    const { attachments = [], ...letter } = await renderLetter(template, locale, values, config, list)
    await mailer.send({ to, ...letter, attachments: [...attachments, ...files] })
  },
})

export type Site = Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'> & {
  /** True if the mail goes to an e-mail address without an account. */
  toStranger?: boolean
}

/** Returns a mail from a template in one language filled with values: as HTML in our layout, and as plain text. */
export async function renderLetter(
  template: Template,
  locale: Locale,
  values: Record<string, string>,
  config: Site,
  list?: MailingList,
  photo?: LetterPhoto,
): Promise<Omit<Mail, 'to'>> {
  return letterOf(fillTemplate(template, values), locale, config, list, photo)
}

/** Returns a mail made from cleaned HTML: as HTML in our layout, and as plain text. */
export const renderHtmlLetter = (
  subject: string,
  html: string,
  locale: Locale,
  config: Site,
): Promise<Omit<Mail, 'to'>> => {
  const text = textOfHtml(html)
  return letterOf({ subject, text, paragraphs: [[{ text, html }]] }, locale, config)
}

async function letterOf(
  filled: FilledTemplate,
  locale: Locale,
  config: Site,
  list?: MailingList,
  photo?: LetterPhoto,
): Promise<Omit<Mail, 'to'>> {
  const { buttons, layout } = (await loadMessages(locale)).mail
  const footer = footerOf(layout, config, list)
  const support = config.SUPPORT_ADDRESS
  const html = Mustache.render(LAYOUT, {
    language: locale.slice(0, 2),
    subject: filled.subject,
    preview: previewOf(filled),
    bird: BIRD.cid,
    siteUrl: config.PUBLIC_URL,
    photo: photo && { cid: PHOTO_CID, alt: photo.alt, width: photo.width },
    footer,
    unsubscribe: list && { url: list.unsubscribeUrl, label: layout.unsubscribe },
    support,
    supportText: layout.support,
    ...partsOf(filled, buttons, layout.copy),
  })
  const signature = [
    footer,
    ...(list ? [`${layout.unsubscribe}: ${list.unsubscribeUrl}`] : []),
    ...(support ? [`${layout.support} ${support}`] : []),
  ].join('\n')
  return {
    subject: filled.subject,
    text: `${filled.text}${photo?.alt ? `\n\n[${layout.photo}: ${photo.alt}]` : ''}\n\n-- \n${signature}\n`,
    html,
    attachments: [BIRD, ...(photo ? [{ cid: PHOTO_CID, filename: 'photo.jpg', content: photo.jpeg }] : [])],
    ...(list && { headers: unsubscribeHeaders(list) }),
  }
}

/** Returns the text of a mail, for a page that shows it before it is sent. */
export async function sketchLetter(
  template: Template,
  locale: Locale,
  { values, list }: Contents,
  config: Site,
): Promise<MessagePreview['mail']> {
  const { buttons, layout } = (await loadMessages(locale)).mail
  const filled = fillTemplate(template, values)
  const main = mainOf(filled)
  const paragraphs = filled.paragraphs
    .map((lines) => lines.filter((line) => line !== main))
    .filter(({ length }) => length > 0)
    .map((lines) =>
      lines.map((line): MailLine =>
        'text' in line ? { text: line.text } : { url: line.url, label: labelOf(line, buttons) },
      ),
    )
  const button = main ? { url: main.url, label: labelOf(main, buttons) } : null
  return { subject: filled.subject, paragraphs, button, footer: footerOf(layout, config, list) }
}

const footerOf = (
  layout: Messages['mail']['layout'],
  { PUBLIC_URL, toStranger }: Site,
  list: MailingList | undefined,
): string =>
  Mustache.render(
    list ? layout.listFooter : toStranger ? layout.strangerFooter : layout.footer,
    { site: new URL(PUBLIC_URL).host, from: list?.from },
    {},
    { escape: String },
  )

/** The headers by which mail programs show their own unsubscribe button, which sends a POST. Source: RFC 2369 and RFC 8058. */
const unsubscribeHeaders = ({ unsubscribeUrl }: MailingList) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns the preview that a list of mails shows after the subject: the first paragraph after the greeting. */
function previewOf({ paragraphs }: FilledTemplate): string {
  const [first = '', second] = paragraphs.map((lines) =>
    lines.map((line) => ('text' in line ? line.text : '')).join(' '),
  )
  return second || first
}

/** Returns the link of a mail that becomes its button. */
function mainOf({ paragraphs }: Pick<FilledTemplate, 'paragraphs'>) {
  const links = paragraphs.flat().filter((line) => 'url' in line)
  return links.find(({ param }) => param !== SITE && !ITEM.test(param ?? '')) ?? links[0]
}

function partsOf({ paragraphs }: FilledTemplate, labels: Labels, copyText: string) {
  const main = mainOf({ paragraphs })
  const isMain = (line: Line | undefined) => line !== undefined && line === main
  const parts = paragraphs.map((lines) =>
    lines.length === 1 && isMain(lines[0])
      ? { button: main && { url: main.url, label: labelOf(main, labels) } }
      : {
          html: htmlIn(lines),
          paragraph: htmlIn(lines) === null && {
            lines: lines.map((line, i) => ({
              break: i > 0,
              ...('text' in line ? { text: line.text } : { url: line.url, label: labelOf(line, labels) }),
            })),
          },
        },
  )
  // Some mail programs remove a button's link, so its URL is also shown below for copying.
  return { parts, copy: main && { text: copyText, url: main.url } }
}

/** Returns the styled HTML of a paragraph, null if it is plain text; the HTML was cleaned when the template was filled. */
function htmlIn([line]: Line[]): string | null {
  return line && 'html' in line && line.html !== undefined ? addStyles(line.html) : null
}

/** Adds styles to the tags of cleaned HTML, which have none: mail programs read styles only there. */
const addStyles = (html: string): string =>
  html
    .replaceAll('<a href', '<a class="link" style="color: #0052a3" href')
    .replaceAll('<p>', '<p style="margin: 0 0 16px">')
    .replaceAll(/<(ul|ol)>/g, '<$1 style="margin: 0 0 16px; padding-left: 24px">')
    .replaceAll(
      '<h2>',
      '<h2 class="ink" style="margin: 8px 0 12px; font: 600 20px/28px Literata, Georgia, serif; color: #12212e">',
    )
    .replaceAll(
      '<h3>',
      '<h3 class="ink" style="margin: 8px 0 8px; font: 600 17px/24px Literata, Georgia, serif; color: #12212e">',
    )
    .replaceAll(
      '<blockquote>',
      '<blockquote class="quiet" style="margin: 0 0 16px; padding-left: 16px; border-left: 3px solid #d5e2ed">',
    )
    .replaceAll('<hr />', '<hr style="margin: 24px 0; border: 0; border-top: 1px solid #d5e2ed" />')
    .replaceAll(/<(td|th)( |>)/g, '<$1 style="padding: 4px 12px 4px 0; text-align: left; vertical-align: top"$2')

const labelOf = ({ url, param }: { url: string; param: string | null }, labels: Labels): string =>
  param && ITEM.test(param)
    ? labels.itemUrl
    : param && Object.hasOwn(labels, param)
      ? labels[param as keyof Labels]
      : url
