import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { letterLines } from '../picture/lettering.ts'
import type { LandLoveMap } from './landRows.ts'
import type { LandWords } from './landWords.ts'

interface PageTask {
  map: LandLoveMap
  words: LandWords
  /** The four maps as one .jpg; `ratio` is its height divided by its width. */
  maps: Buffer
  ratio: number
  site: string
}

/** The size of A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 36
const WIDTH = PAGE.width - 2 * MARGIN
const COLUMN = (WIDTH - 24) / 2
const [INK, QUIET, BAR, BAR_BACK, RULE] = ['#12212e', '#44576a', '#0052a3', '#eaf3fb', '#d5e2ed']
const ROW = 17

const { resolve } = createRequire(import.meta.url)
const font = (weight: number) => readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))

/** Writes an owner's love map as a PDF of one A4 page: the maps above, the totals below, and at the foot a note on what is counted and when. */
export async function landPdf({ map, words, maps, ratio, site }: PageTask): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: true,
    lang: words.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${words.name}: ${map.title}`, Creator: 'Fieldfare', Producer: 'Fieldfare' },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((done, failed) => doc.once('end', done).once('error', failed))
  doc.registerFont('text', font(400)).registerFont('strong', font(600))
  drawPage(doc, { map, words, maps, ratio, site })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function drawPage(doc: PDFKit.PDFDocument, { map, words, maps, ratio, site }: PageTask): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const part = (kind: string, draw: () => void, alt?: string) =>
    root.add(doc.struct(kind, alt === undefined ? {} : { alt }, draw))
  const text = (value: string, x: number, y: number, options: TextOptions = {}) => {
    const { size = 9, colour = INK, strong = false, ...rest } = options
    doc
      .font(strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(colour)
    doc.text(value, x, y, { lineGap: 1, ...rest })
  }

  part('H1', () => drawTitle(doc, map.title, text), map.title)
  part('P', () => text(words.mapAsOf, MARGIN, 70, { size: 10, colour: QUIET }))
  const top = 92
  const mapsHeight = WIDTH * ratio
  const alt = `${words.name}: ${Object.values(words.levels).join(', ')}`
  part('Figure', () => void doc.image(maps, MARGIN, top, { width: WIDTH }), alt)

  let y = top + mapsHeight + 16
  const [people, ...figures] = words.figures
  const counted = people?.rows[0]?.people ?? null
  part('P', () => {
    const figure = `${people?.title ?? ''}: ${counted === null ? words.tooFew : `${counted}+`}`
    text(figure, MARGIN, y, { size: 13, strong: true })
    text(words.figuresAsOf, MARGIN, y + 2.5, { colour: QUIET, width: WIDTH, align: 'right' })
  })
  y += 26
  doc
    .moveTo(MARGIN, y - 6)
    .lineTo(MARGIN + WIDTH, y - 6)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke()
  // The activities have the most rows, so they get a column of their own.
  const columns = [figures.filter(({ key }) => key !== 'activity'), figures.filter(({ key }) => key === 'activity')]
  for (const [i, column] of columns.entries()) {
    let at = y
    for (const { title, rows } of column) {
      part('H2', () => text(title, MARGIN + i * (COLUMN + 24), at, { size: 10.5, strong: true }))
      at += 17
      const most = Math.max(1, ...rows.map(({ people: number }) => number ?? 0))
      for (const row of rows) {
        part('P', () =>
          bar(doc, text, MARGIN + i * (COLUMN + 24), at, {
            ...row,
            share: (row.people ?? 0) / most,
            tooFew: words.tooFew,
          }),
        )
        at += ROW
      }
      at += 9
    }
  }
  part('P', () =>
    text(`${words.cells} ${words.totals}`, MARGIN, PAGE.height - 74, { size: 8, colour: QUIET, width: WIDTH }),
  )
  part('P', () => text(`Fieldfare, ${site}`, MARGIN, PAGE.height - 36, { size: 8, colour: QUIET }))
}

type TextOptions = { size?: number; colour?: string; strong?: boolean; width?: number; align?: 'left' | 'right' }
type Write = (value: string, x: number, y: number, options?: TextOptions) => void

/** Draws the community's name as outlines, in the font of people's texts: it may have letters that an embedded font lacks. */
function drawTitle(doc: PDFKit.PDFDocument, title: string, text: Write): void {
  const [line] = letterLines(title, 24, WIDTH, 1) ?? []
  if (!line) return text(title.replace(/[^\u0020-\u024f]/g, '').trim(), MARGIN, 36, { size: 22, strong: true })
  doc.save().translate(MARGIN, 58).path(line.path).fillColor(INK).fill('non-zero').restore()
}

interface Bar {
  label: string
  people: number | null
  share: number
  tooFew: string
}

/** A group's name, its bar and its number. */
function bar(doc: PDFKit.PDFDocument, text: Write, x: number, y: number, { label, people, share, tooFew }: Bar): void {
  const [from, room] = [x + 118, COLUMN - 118 - 58]
  text(label, x, y + 1, { width: 114 })
  doc.roundedRect(from, y + 1.5, room, 9, 3).fill(BAR_BACK)
  if (people !== null) doc.roundedRect(from, y + 1.5, Math.max(3, room * share), 9, 3).fill(BAR)
  text(people === null ? tooFew : `${people}+`, from + room + 6, y + 1, { colour: people === null ? QUIET : INK })
}
