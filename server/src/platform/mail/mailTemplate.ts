import Mustache from 'mustache'
import { cleanHtml, textOfHtml } from './safeHtml.ts'

/** A mail template in one language: text that admins write, with placeholders such as `{{name}}`, and HTML tags that format it. */
export interface Template {
  title: string
  body: string
}

/**
 * A line of text, with `html` if tags format it, or a URL on a line of its own; `param` is the name of the placeholder
 * that the URL came from, null if the template contains the URL itself.
 */
export type Line = { text: string; html?: string } | { url: string; param: string | null }

export interface FilledTemplate {
  subject: string
  text: string
  paragraphs: Line[][]
}

const URL = /^https?:\/\/\S+$/
const URL_PARAM = /^\{\{(\w+Url)\}\}$/
const TAG = /<\/?[a-z][^<>]*>/i
const BLOCK = /<\/?(p|div|h2|h3|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td)\b/i
/** Elements in which empty lines do not separate paragraphs. */
const HOLDERS = /<(\/?)(ul|ol|blockquote|table|div)\b/gi

/**
 * Fills a template with values. Blank lines separate paragraphs. A line becomes a link only if the template itself has
 * a URL, or a value named `…Url`, there: no other value, such as a person's name, can add a link or a tag.
 */
export function fillTemplate({ title, body }: Template, values: Record<string, string>): FilledTemplate {
  /** Returns one line of the template with its values filled in: several lines if a value has several. */
  const lines = (template: string): Line[] => {
    const text = fill(template, values)
    const param = URL_PARAM.exec(template.trim())?.[1] ?? null
    if ((param || URL.test(template.trim())) && URL.test(text.trim())) return [{ url: text.trim(), param }]
    return text.split('\n').map((one) => ({ text: one }))
  }
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeLines(value)]))
  const filled = blocksOf(body).map((block) => {
    if (!TAG.test(block))
      return { text: fill(block, values), paragraphs: splitParagraphs(block.split('\n').flatMap(lines)) }
    const html = cleanHtml(fill(BLOCK.test(block) ? block : block.replaceAll('\n', '<br>'), escaped))
    const text = textOfHtml(html)
    return { text, paragraphs: [[{ text, html }]] }
  })
  return {
    subject: fill(title, values).replace(/\s+/g, ' '),
    text: filled.map(({ text }) => text).join('\n\n'),
    paragraphs: filled.flatMap(({ paragraphs }): Line[][] => paragraphs),
  }
}

/** Splits a body at its blank lines, but not inside a list, a quotation or a table. */
function blocksOf(body: string): string[] {
  const blocks: string[] = []
  let open = 0
  for (const piece of body.split(/\n{2,}/)) {
    if (open > 0) blocks.push(`${blocks.pop() ?? ''}\n${piece}`)
    else blocks.push(piece)
    for (const [, closes] of piece.matchAll(HOLDERS)) open = Math.max(0, open + (closes ? -1 : 1))
  }
  return blocks
}

const escapeLines = (value: string): string => Mustache.escape(value).replaceAll('\n', '<br>')

/** Splits lines into paragraphs at empty lines, which a value may contain. */
function splitParagraphs(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = [[]]
  for (const line of lines) {
    if ('text' in line && line.text.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter(({ length }) => length > 0)
}

/**
 * Returns the names of the placeholders in a text, such as `name` for `{{name}}`. Anything else in braces, such as
 * `{{#name}}`, is returned unchanged.
 */
export const variablesOf = (text: string): string[] => [
  ...new Set(
    Mustache.parse(text)
      .filter(([kind]) => kind !== 'text')
      .map(([kind, name]) => (kind === 'name' || kind === '&' ? name : `{{${kind}${name}}}`)),
  ),
]

/** A placeholder before a comma or a full stop, such as in a greeting. */
const ADDRESSED = / \{\{(\w+)\}\}(?=[,.])/g

/** Fills a text. A person without a name is greeted without one: 'Hello,'. */
const fill = (text: string, values: Record<string, string>) =>
  Mustache.render(
    text.replaceAll(ADDRESSED, (named, name: string) => (values[name] === '' ? '' : named)),
    values,
    {},
    { escape: String },
  )
