/** The buttons above a text, by the tag that they insert. */
export const TOOLS = ['bold', 'italic', 'heading', 'list', 'link'] as const
export type Tool = (typeof TOOLS)[number]

interface Insertion {
  value: string
  /** The selection after the insertion. */
  from: number
  to: number
}

/** A text with a tag around what is selected, or with the name of a value in its place. */
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
