import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'

/** Text as the outline of its letters: it looks the same on every machine, whatever fonts that machine has. */
export interface Lettering {
  /** SVG path data; the baseline begins at 0, 0. */
  path: string
  /** The width in pixels. */
  width: number
}

const LITERATA = 'latin latin-ext greek cyrillic cyrillic-ext vietnamese'
/** The fonts: for people's texts, as titles (`words`) and as sentences; for waters; for names of places and towns. */
const FACES = {
  words: { name: 'literata', style: '600-normal', subsets: LITERATA },
  sentence: { name: 'literata', style: '400-normal', subsets: LITERATA },
  waters: { name: 'literata', style: '400-italic', subsets: LITERATA },
  places: { name: 'figtree', style: '500-normal', subsets: 'latin latin-ext' },
  towns: { name: 'figtree', style: '600-normal', subsets: 'latin latin-ext' },
}
export type Face = keyof typeof FACES

/** Characters at the end of a cut line that are removed before an ellipsis. */
const MARKS = /[\s,;:.–-]+$/
const { resolve } = createRequire(import.meta.url)
const opened = new Map<string, Font>()

/** The fonts of a face. Each subset is read when a letter needs it, and kept. */
function* fontsOf(face: Face): Generator<Font> {
  const { name, style, subsets } = FACES[face]
  for (const subset of subsets.split(' ')) {
    const file = `@fontsource/${name}/files/${name}-${subset}-${style}.woff2`
    const font = opened.get(file) ?? create(readFileSync(resolve(file)))
    if (!('layout' in font)) throw new Error(`the package has changed: ${file} is a collection of fonts`)
    opened.set(file, font)
    yield font
  }
}

function fontFor(face: Face, character: string): Font | undefined {
  for (const font of fontsOf(face)) if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return font
  return undefined
}

/** Outlines a line of text at a size in pixels; null if the font lacks one of its letters. */
export function letter(text: string, size: number, face: Face = 'words'): Lettering | null {
  const runs: { font: Font; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = fontFor(face, character)
    if (!font) return null
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  let width = 0
  let path = ''
  for (const { font, text: run } of runs) {
    const unit = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 }
      path += glyph.path
        .scale(unit, -unit)
        .translate(width + xOffset * unit, -yOffset * unit)
        .toSVG()
      width += xAdvance * unit
    })
  }
  return { path, width }
}

/**
 * Outlines a text in at most `lines` lines of `width` pixels, cut with an ellipsis; null if the font lacks one of its letters.
 * @param end the characters after the text, added also to a cut text
 */
export function letterLines(
  text: string,
  size: number,
  width: number,
  lines: number,
  face: Face = 'words',
  end = '',
): Lettering[] | null {
  const fits = (line: string) => (letter(line + end, size, face)?.width ?? 0) <= width
  const set: string[] = []
  let rest = text.split(/\s+/).filter(Boolean)
  while (rest.length > 0 && set.length < lines) {
    let count = 1
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count++
    const last = set.length === lines - 1
    const line = rest.slice(0, count).join(' ')
    set.push(last && count < rest.length ? `${line.replace(MARKS, '')}…` : line)
    rest = rest.slice(count)
  }
  const cut = set.map((line) => {
    if (fits(line)) return line
    const words = line.replace(/…$/, '').split(' ')
    while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
    const letters = [...words.join(' ')]
    while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
    return `${letters.join('').replace(MARKS, '')}…`
  })
  const lettered = cut.map((line, i) => letter(i === cut.length - 1 ? line + end : line, size, face))
  return lettered.every((line) => line !== null) ? lettered : null
}
