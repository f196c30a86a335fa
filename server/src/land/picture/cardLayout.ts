import type { PictureSize } from '@fieldfare/shared/card.ts'
import type { Corner } from './mapPiece.ts'
import type { Inset } from './mapSlot.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A text size: font size and line height in pixels. */
interface TypeSize {
  size: number
  line: number
  /** The most lines. */
  lines: number
}

/** The positions of the elements of a card of one size, in pixels. */
export interface CardLayout {
  map: Box & { inset: Inset; ratio: number; radius: number; lines: number; credit: Corner }
  /** The box of the photo including the white edge around it. */
  photo: (Box & { edge: number; radius: number }) | null
  /** Null on a card with only a map. `y` is the baseline of the title; `lines` is the most lines of title and sentence together. */
  text: { x: number; y: number; width: number; title: TypeSize; sentence: TypeSize; lines: number } | null
  /** The line of facts: after the sentence if `y` is null; else around the baseline `y`, in up to two lines. */
  facts: { x: number; y: number | null; width: number; size: number } | null
  /** The mark: the site's logo and name, `height` pixels high; with `right` it ends there instead of beginning at `x`. */
  mark: { x: number; right?: number; y: number; height: number } | null
  /** A horizontal rule, and a question to the right of the mark. */
  ask: { y: number; left: number; right: number; size: number } | null
  /** The QR code of the URL, with the text beside it. */
  code: (Box & { size: number }) | null
}

const even = (by: number): Inset => ({ top: by, right: by, bottom: by, left: by })
const NOTHING = { photo: null, text: null, facts: null, mark: null, ask: null, code: null }

/** Returns the layout of a card; without a photo, or without a description, the map takes their room. */
export function cardLayout(size: PictureSize, has: { photo: unknown; words: string }): CardLayout {
  return LAYOUTS[size](has.photo !== null, has.words !== '')
}

const LAYOUTS: Record<PictureSize, (hasPhoto: boolean, hasWords: boolean) => CardLayout> = {
  map: () => ({
    ...NOTHING,
    map: { ...at(0, 0, 1200, 630), ...mapLook(1.4, 1), inset: even(80), credit: { left: 16, bottom: 14 } },
  }),
  link(hasPhoto) {
    const width = hasPhoto ? 640 : 800
    const [x, right] = [width + (hasPhoto ? 48 : 40), 1200 - (hasPhoto ? 48 : 40)]
    const title = { size: 44, line: 50, lines: hasPhoto ? 2 : 3 }
    const sentence = { size: 27, line: 39, lines: hasPhoto ? 3 : 5 }
    return {
      ...NOTHING,
      map: { ...at(0, 0, width, 630), ...mapLook(1.2, 1), inset: even(60), credit: { left: 14, bottom: 12 } },
      photo: hasPhoto ? { ...at(640, 0, 560, 252), edge: 0, radius: 0 } : null,
      text: { x, y: hasPhoto ? 325 : 100, width: right - x, title, sentence, lines: hasPhoto ? 5 : 7 },
      facts: { x, y: hasPhoto ? 581 : 510, width: hasPhoto ? 240 : right - x, size: hasPhoto ? 21 : 20 },
      mark: hasPhoto ? { x, right, y: 552, height: 44 } : { x, y: 546, height: 44 },
    }
  },
  square(hasPhoto, hasWords) {
    const high = hasPhoto ? 580 : hasWords ? 640 : 800
    return {
      ...NOTHING,
      map: {
        ...at(0, 0, 1080, high),
        ...mapLook(1.6, 1.3),
        inset: { ...even(76), bottom: hasPhoto ? 110 : 76 },
        credit: { left: 20, bottom: 18 },
      },
      photo: hasPhoto ? { ...at(590, 504, 434, 320), edge: 9, radius: 28 } : null,
      text: {
        x: 56,
        y: high + 92,
        width: hasPhoto ? 498 : 968,
        title: { size: 52, line: 58, lines: 2 },
        sentence: { size: 33, line: 47, lines: 4 },
        lines: hasPhoto ? 6 : 5,
      },
      facts: { x: 56, y: 1018, width: 600, size: 27 },
      mark: { x: 56, right: 1024, y: 978, height: 56 },
    }
  },
  story(hasPhoto, hasWords) {
    const high = hasPhoto ? 940 : hasWords ? 1150 : 1280
    return {
      ...NOTHING,
      map: {
        ...at(0, 0, 1080, high),
        ...mapLook(1.8, 1.6),
        inset: { top: 250, right: 90, bottom: hasPhoto ? 170 : 100, left: 90 },
        credit: { right: 28, bottom: 22 },
      },
      photo: hasPhoto ? { ...at(72, 828, 600, 392), edge: 12, radius: 40 } : null,
      text: {
        x: 72,
        y: hasPhoto ? 1296 : high + 100,
        width: 936,
        title: { size: 72, line: 82, lines: 2 },
        sentence: { size: 46, line: 66, lines: 3 },
        lines: hasWords || hasPhoto ? 4 : 2,
      },
      facts: { x: 72, y: null, width: 936, size: 32 },
      mark: { x: 72, y: 1600, height: 68 },
      ask: { y: 1572, left: 72, right: 1008, size: 34 },
    }
  },
  print(hasPhoto, hasWords) {
    const high = hasPhoto ? 1180 : hasWords ? 1420 : 1520
    return {
      ...NOTHING,
      map: {
        ...at(110, 110, 1534, high),
        ...mapLook(2.2, 1.9),
        radius: 36,
        inset: { ...even(130), bottom: hasPhoto ? 200 : 130 },
        credit: { right: 32, bottom: 28 },
      },
      photo: hasPhoto ? { ...at(180, 1140, 660, 440), edge: 14, radius: 44 } : null,
      text: {
        x: 110,
        y: hasPhoto ? 1718 : high + 268,
        width: 1534,
        title: { size: 104, line: 116, lines: 2 },
        sentence: { size: 56, line: 80, lines: 3 },
        lines: 4,
      },
      facts: { x: 110, y: null, width: 1534, size: 40 },
      mark: { x: 110, right: 1644, y: 2274, height: 96 },
      code: { ...at(110, 2070, 300, 300), size: 38 },
    }
  },
}

const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

const mapLook = (ratio: number, lines: number) => ({ ratio, lines, radius: 0 })
