import Mustache from 'mustache'

/** A template in one language: admins write it, so it is plain text with names of values, such as `{{name}}`. */
export interface Template {
  title: string
  body: string
}

/** Text, or an address on a line of its own; `param` is the template's name for it, if it came from a value. */
export type Line = { text: string } | { url: string; param: string | null }

export interface FilledTemplate {
  subject: string
  text: string
  paragraphs: Line[][]
}

const URL = /^https?:\/\/\S+$/
const URL_PARAM = /^\{\{(\w+Url)\}\}$/

/**
 * Fills a template with values. Blank lines part paragraphs. A line becomes a link only where the template itself has an address or
 * a value named `…Url` there: no other value, such as a person's name, can bring a link of its own.
 */
export function fillTemplate({ title, body }: Template, values: Record<string, string>): FilledTemplate {
  const line = (template: string): Line => {
    const text = fill(template, values)
    const param = URL_PARAM.exec(template.trim())?.[1] ?? null
    return (param || URL.test(template.trim())) && URL.test(text.trim()) ? { url: text.trim(), param } : { text }
  }
  return {
    subject: fill(title, values).replace(/\s+/g, ' '),
    text: fill(body, values),
    paragraphs: body.split(/\n{2,}/).map((paragraph) => paragraph.split('\n').map(line)),
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
