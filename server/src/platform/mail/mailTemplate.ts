import Mustache from 'mustache'
import { cleanHtml, textOfHtml } from './safeHtml.ts'

/** A template in one language: admins write it, with names of values, such as `{{name}}`, and tags that say how text looks. */
export interface Template {
  title: string
  body: string
}

/**
 * Text, with `html` where tags say how it looks, or an address on a line of its own; `param` is the template's name for it, if it
 * came from a value.
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
/** Elements that may hold empty lines that part no paragraphs. */
const HOLDERS = /<(\/?)(ul|ol|blockquote|table|div)\b/gi

/**
 * Fills a template with values. Blank lines part paragraphs. A line becomes a link only where the template itself has an address or
 * a value named `…Url` there: no other value, such as a person's name, can bring a link of its own, nor a tag.
 */
export function fillTemplate({ title, body }: Template, values: Record<string, string>): FilledTemplate {
  /** The lines of one line: several where a value has several. */
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

/** A body by its blank lines, but not inside a list, a quotation or a table. */
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

/** Lines as paragraphs, which empty lines part: a value may have some. */
function splitParagraphs(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = [[]]
  for (const line of lines) {
    if ('text' in line && line.text.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter(({ length }) => length > 0)
}

/** The names that a text uses, as `{{name}}`. Anything else in braces is there as it was written, such as `{{#name}}`. */
export const variablesOf = (text: string): string[] => [
  ...new Set(
    Mustache.parse(text)
      .filter(([kind]) => kind !== 'text')
      .map(([kind, name]) => (kind === 'name' || kind === '&' ? name : `{{${kind}${name}}}`)),
  ),
]

/** A name before a comma or a full stop, such as in a greeting. */
const ADDRESSED = / \{\{(\w+)\}\}(?=[,.])/g

/** Fills a text. Whose name is not known is greeted without one: 'Hello,'. */
const fill = (text: string, values: Record<string, string>) =>
  Mustache.render(
    text.replaceAll(ADDRESSED, (named, name: string) => (values[name] === '' ? '' : named)),
    values,
    {},
    { escape: String },
  )
