import type { CardSize } from '@fieldfare/shared/card.ts'
import type { Box, CardLayout } from './cardLayout.ts'

interface TypeSize {
  size: number
  line: number
  lines: number
}

/** The positions of the elements on a card with several areas, in pixels. */
export interface PlacesLayout {
  /** The heading, in one line, which is drawn smaller if it is long; `y` is its baseline. */
  heading: { x: number; y: number; width: number; size: number }
  /** The grid of areas; if their number is odd, the last area is as wide as a row of two. */
  grid: Box & { columns: number; gap: number }
  /** The texts below the map of each area, as far as there is room: title, facts and description. */
  title: TypeSize
  facts: TypeSize | null
  words: TypeSize | null
  /** The style of each piece of map: pixels for each pixel of the map on screen, free pixels around the shape, factor of line widths. */
  map: { ratio: number; inset: number; lines: number; radius: number }
  mark: NonNullable<CardLayout['mark']>
  ask: CardLayout['ask']
  code: CardLayout['code']
}

const line = (size: number, high: number, lines: number): TypeSize => ({ size, line: high, lines })
const NOTHING = { facts: null, words: null, ask: null, code: null }

/** Returns the layout of a card of one to four areas. */
export function placesLayout(size: CardSize, count: number): PlacesLayout {
  const two = Math.min(2, count)
  switch (size) {
    case 'link':
      return {
        ...NOTHING,
        heading: { x: 48, y: 88, width: 800, size: 44 },
        grid: { x: 48, y: 124, width: 1104, height: 460, columns: count, gap: 24 },
        title: line(28, 34, 2),
        map: { ratio: 1.1, inset: 34, lines: 0.7, radius: 14 },
        mark: { x: 48, right: 1152, y: 52, height: 44 },
      }
    case 'square':
      return {
        ...NOTHING,
        heading: { x: 56, y: 110, width: 968, size: 52 },
        grid: { x: 56, y: 152, width: 968, height: 800, columns: two, gap: 32 },
        title: line(32, 38, 2),
        ...(count < 3 && { words: line(28, 40, 3) }),
        map: { ratio: 1.4, inset: 46, lines: 0.9, radius: 16 },
        mark: { x: 56, right: 1024, y: 978, height: 56 },
      }
    case 'story':
      return {
        ...NOTHING,
        heading: { x: 72, y: 320, width: 936, size: 66 },
        grid: { x: 72, y: 380, width: 936, height: 1160, columns: count < 3 ? 1 : 2, gap: 36 },
        title: line(40, 48, 2),
        ...(count < 3 && { words: line(34, 48, 2) }),
        map: { ratio: 1.8, inset: 64, lines: 1.2, radius: 22 },
        mark: { x: 72, y: 1600, height: 68 },
        ask: { y: 1572, left: 72, right: 1008, size: 34 },
      }
    case 'print':
      return {
        ...NOTHING,
        heading: { x: 110, y: 230, width: 1534, size: 92 },
        grid: { x: 110, y: 310, width: 1534, height: 1690, columns: count < 3 ? 1 : 2, gap: 64 },
        title: line(52, 62, 2),
        facts: line(36, 56, 1),
        words: line(40, 56, 2),
        map: { ratio: 2.2, inset: 90, lines: 1.5, radius: 28 },
        mark: { x: 110, right: 1644, y: 2274, height: 96 },
        code: { x: 110, y: 2070, width: 300, height: 300, size: 38 },
      }
  }
}

/** Returns the boxes of the areas in the grid, each with its map at the top and its text below. */
export function placeCells(layout: PlacesLayout, count: number): { cell: Box; mapHeight: number }[] {
  const { grid, title, facts, words } = layout
  const { columns, gap } = grid
  const rows = Math.ceil(count / columns)
  const high = (grid.height - (rows - 1) * gap) / rows
  const wide = (grid.width - (columns - 1) * gap) / columns
  const text = 16 + [title, facts, words].reduce((sum, type) => sum + (type ? type.line * type.lines : 0), 0)
  return Array.from({ length: count }, (_, i) => {
    const isAlone = columns === 2 && i === count - 1 && i % 2 === 0
    const [x, y] = [grid.x + (i % columns) * (wide + gap), grid.y + Math.floor(i / columns) * (high + gap)]
    return { cell: { x, y, width: isAlone ? grid.width : wide, height: high }, mapHeight: Math.round(high - text) }
  })
}
