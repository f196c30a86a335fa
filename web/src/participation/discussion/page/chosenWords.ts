import type { Author } from '@fieldfare/shared/content.ts'
import { mentionOf, mentionParts, withNames } from '@fieldfare/shared/mention.ts'
import { QUOTE_MAX } from '@fieldfare/shared/quote.ts'

/** A stored text with mentions by id, and a function that gives the name shown for each id. */
export interface Named {
  text: string
  nameOf: (id: string) => string
}

/** Returns a function that gives the name shown for a mentioned id; `former` for a person who left. */
export const namesIn =
  (people: readonly Author[], former: string) =>
  (id: string): string =>
    people.find((one) => one.id === id)?.name || former

/**
 * Returns the part of the stored text that is shown from `start` to `end`, in UTF-16 units. A mention is never cut, and the result
 * is at most `QUOTE_MAX` long; null if it has only white space.
 */
export function wordsBetween({ text, nameOf }: Named, start: number, end: number): string | null {
  if (start >= end) return null
  const units = mentionParts(text).flatMap((part) =>
    typeof part === 'string'
      ? [...part].map((one) => ({ shown: one, written: one }))
      : [{ shown: `@${nameOf(part.id)}`, written: mentionOf(part.id) }],
  )
  let at = 0
  const selectedUnits = units.filter(({ shown }) => {
    const from = at
    at += shown.length
    return from < end && at > start
  })
  const quote = selectedUnits
    .slice(0, QUOTE_MAX)
    .map(({ written }) => written)
    .join('')
  // A word that was cut in two is left out.
  return (selectedUnits.length > QUOTE_MAX ? quote.replace(/\s\S*$/u, '') : quote).trim() || null
}

/**
 * Returns the stored text for the words that a person selected on the page, whose white space may differ; null if the words are
 * not in the text.
 */
export function wordsSelected(named: Named, selected: string): string | null {
  const words = selected.trim().split(/\s+/u)
  if (words[0] === '') return null
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s+')
  const match = new RegExp(pattern).exec(withNames(named.text, named.nameOf))
  return match && wordsBetween(named, match.index, match.index + match[0].length)
}

/** Milliseconds that a cleared selection is remembered: on touch screens the press on a button clears it. */
const REMEMBERED_MS = 1500

let last: { within: Element; words: string; gone: number | null } | null = null

/** Remembers the text that is selected within elements with `data-words`. @returns a function that stops watching */
export function watchSelection(): () => void {
  const look = () => {
    const selection = document.getSelection()
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
      if (last) last.gone ??= performance.now()
      return
    }
    const node = selection.getRangeAt(0).commonAncestorContainer
    const within = (node instanceof Element ? node : node.parentElement)?.closest('[data-words]')
    last = within ? { within, words: selection.toString(), gone: null } : null
  }
  document.addEventListener('selectionchange', look)
  return () => {
    document.removeEventListener('selectionchange', look)
    last = null
  }
}

/** Returns the text that is selected in an element, or was until just now (a press on a button clears the selection); empty if there is none. */
export function selectedIn(element: Element | null | undefined): string {
  if (!element || last?.within !== element.querySelector('[data-words]')) return ''
  return last && (last.gone === null || performance.now() - last.gone < REMEMBERED_MS) ? last.words : ''
}
