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
  /** The lines of one line: several where a value has several. */
  const lines = (template: string): Line[] => {
    const text = fill(template, values)
    const param = URL_PARAM.exec(template.trim())?.[1] ?? null
    if ((param || URL.test(template.trim())) && URL.test(text.trim())) return [{ url: text.trim(), param }]
    return text.split('\n').map((one) => ({ text: one }))
  }
  return {
    subject: fill(title, values).replace(/\s+/g, ' '),
    text: fill(body, values),
    paragraphs: body.split(/\n{2,}/).flatMap((paragraph) => apart(paragraph.split('\n').flatMap(lines))),
  }
}

/** Lines as paragraphs, which empty lines part: a value may have some. */
function apart(lines: Line[]): Line[][] {
  const paragraphs: Line[][] = [[]]
  for (const line of lines) {
    if ('text' in line && line.text.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter(({ length }) => length > 0)
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
