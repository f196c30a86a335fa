// @vitest-environment happy-dom
import { mentionOf } from '@fieldfare/shared/mention.ts'
import { QUOTE_MAX, quoteOf } from '@fieldfare/shared/quote.ts'
import { expect, test } from 'vitest'
import { namesIn, selectedIn, watchSelection, wordsBetween, wordsSelected } from './chosenWords.ts'

const RUTH = { id: '7d3f1c1e-6f0a-4d6c-9a53-0f4d9a2b7c11', name: 'Ruth' }
const comment = {
  text: `Ask ${mentionOf(RUTH.id)} (again):\n\nplanks, planks.`,
  nameOf: namesIn([RUTH], 'Former member'),
}

test('wordsSelected and wordsBetween return null for white space and for words outside the text', () => {
  for (const selected of ['', '  \n', 'boards', 'again): boards']) expect(wordsSelected(comment, selected)).toBeNull()
  expect(wordsBetween(comment, 3, 4)).toBeNull()
  expect(wordsBetween(comment, 5, 5)).toBeNull()
})

test('wordsSelected and wordsBetween return the stored text, with whole mentions and original white space', () => {
  expect(wordsSelected(comment, '@Ruth (again)')).toBe(`${mentionOf(RUTH.id)} (again)`)
  expect(wordsSelected(comment, 'again): planks')).toBe('again):\n\nplanks')
  // The selected range begins in the middle of a mentioned name.
  expect(wordsBetween(comment, 6, 17)).toBe(`${mentionOf(RUTH.id)} (again)`)
})

test('wordsBetween shortens a quote to whole words within QUOTE_MAX; quoteOf returns no words of a deleted comment', () => {
  const long = { text: '🦆reed '.repeat(100), nameOf: () => '' }
  const quote = wordsBetween(long, 0, long.text.length) ?? ''
  expect([...quote].length).toBeLessThanOrEqual(QUOTE_MAX)
  expect(quote.endsWith('reed')).toBe(true)
  const quotable = { id: 'c', creator: RUTH, text: long.text, mentions: [], deleted: null, version: 1 }
  expect(quoteOf(quotable, quote).words).toBe(`${quote} …`)
  expect(quoteOf({ ...quotable, deleted: {} }, quote)).toMatchObject({ words: '', chosen: null })
})

test("selectedIn returns a comment's selected text shortly after the selection is cleared, unless text elsewhere is selected", () => {
  document.body.innerHTML =
    '<div id="one"><p data-words>Planks last.</p></div><div id="two"><p data-words>Oak does.</p></div>'
  const stop = watchSelection()
  const select = (node: Node | null) => {
    const selection = document.getSelection()
    selection?.removeAllRanges()
    const range = document.createRange()
    if (node) {
      range.selectNodeContents(node)
      selection?.addRange(range)
    }
    document.dispatchEvent(new Event('selectionchange'))
  }
  const [one, two] = [document.querySelector('#one'), document.querySelector('#two')]
  select(one?.querySelector('p')?.firstChild ?? null)
  expect([selectedIn(one), selectedIn(two)]).toEqual(['Planks last.', ''])
  select(null)
  expect(selectedIn(one)).toBe('Planks last.')
  select(two?.querySelector('p')?.firstChild ?? null)
  expect([selectedIn(one), selectedIn(two)]).toEqual(['', 'Oak does.'])
  stop()
  expect(selectedIn(two)).toBe('')
})
