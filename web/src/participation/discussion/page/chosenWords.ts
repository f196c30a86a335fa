import type { Author } from '@fieldfare/shared/content.ts'
import { mentionOf, mentionParts, withNames } from '@fieldfare/shared/mention.ts'
import { QUOTE_MAX } from '@fieldfare/shared/quote.ts'

/** A text with mentions, and the names that are shown for them. */
export interface Named {
  text: string
  nameOf: (id: string) => string
}

/** Returns the names that comments show. */
export const namesIn =
  (people: readonly Author[], former: string) =>
  (id: string): string =>
    people.find((one) => one.id === id)?.name || former

/**
 * Returns the stored text of the part that is shown from `start` to `end`, in UTF-16 units: with whole mentions, and at most `QUOTE_MAX`
 * long; null for white space alone.
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
 * Returns the stored text of words that a person selected on a page, where white space may differ; null where they are not in
 * the text.
 */
export function wordsSelected(named: Named, selected: string): string | null {
  const words = selected.trim().split(/\s+/u)
  if (words[0] === '') return null
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s+')
  const match = new RegExp(pattern).exec(withNames(named.text, named.nameOf))
  return match && wordsBetween(named, match.index, match.index + match[0].length)
}

/** Milliseconds that a selection is remembered: touch screens clear it with the press on a button. */
const REMEMBERED_MS = 1500

let last: { within: Element; words: string; gone: number | null } | null = null

/** Remembers what is selected within elements that have `data-words`. @returns stops that */
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

/** The words selected in an element now, or just before the press that asks. */
export function selectedIn(element: Element | null | undefined): string {
  if (!element || last?.within !== element.querySelector('[data-words]')) return ''
  return last && (last.gone === null || performance.now() - last.gone < REMEMBERED_MS) ? last.words : ''
}
