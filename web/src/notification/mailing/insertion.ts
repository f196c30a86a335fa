/** The buttons at a mail's text field, by the HTML tag that they insert. */
export const TOOLS = ['bold', 'italic', 'heading', 'list', 'link'] as const
export type Tool = (typeof TOOLS)[number]

interface Insertion {
  value: string
  /** The selection after the insertion. */
  from: number
  to: number
}

/** Returns a text with an HTML tag around its selection (from `start` to `end`), or with a variable in place of the selection. */
export function insertion(
  text: string,
  start: number,
  end: number,
  tool: Tool | { param: string },
  words: { link: string },
): Insertion {
  const selection = text.slice(start, end)
  const [before, inner, after] = partsOf(tool, selection, words)
  const from = start + before.length
  return { value: text.slice(0, start) + before + inner + after + text.slice(end), from, to: from + inner.length }
}

function partsOf(tool: Tool | { param: string }, chosen: string, words: { link: string }): [string, string, string] {
  if (typeof tool === 'object') return [`{{${tool.param}}}`, '', '']
  switch (tool) {
    case 'bold':
      return ['<b>', chosen, '</b>']
    case 'italic':
      return ['<i>', chosen, '</i>']
    case 'heading':
      return ['<h2>', chosen, '</h2>']
    case 'list': {
      const items = chosen.split('\n').map((line) => `<li>${line}</li>`)
      return ['<ul>\n', items.join('\n'), '\n</ul>']
    }
    case 'link':
      return ['<a href="', 'https://', `">${chosen || words.link}</a>`]
  }
}
