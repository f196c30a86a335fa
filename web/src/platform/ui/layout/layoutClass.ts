import classes from './layout.module.css'

/** The steps of the space scale in tokens.css: 4, 8, 12, 16, 24 and 40 pixels. */
export type Space = 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'

/** Props for the space that an element takes, and for its surface. */
export interface BoxLook {
  /** The space around the children; `gutter`: as far from both sides as in a page. On a surface, `l` by default. */
  pad?: 'none' | 's' | 'm' | 'l' | 'xl' | 'gutter'
  /** Takes the width that its siblings in a row leave; `wide`: a line of its own if little is left. */
  grow?: boolean | 'wide'
  /** Makes the element a surface, for a thing with actions of its own, or for a message. */
  tone?: 'plain' | 'floating' | 'soft' | 'sunk' | 'good' | 'warn' | 'bad'
  /** Makes a surface small, for use within a form or a list. */
  note?: boolean
  /** True if the whole element can be pressed: it is a link, or its only link covers it. */
  pressed?: boolean
}

interface GapLook extends BoxLook {
  /** The space between the children, `m` by default; the lines of a row are a step closer to each other. */
  gap?: Space | 'none'
}

/** Props of a part below a line. */
interface RuledLook extends GapLook {
  /** Draws a line above the element, at the distance of the gap: it is a part of its own on a page. */
  ruled?: boolean
}

/** Props of children below each other. */
export interface StackLook extends RuledLook {
  align?: 'start' | 'center'
  /** Draws lines between the children, with the gap on both sides of each line. */
  lined?: boolean
  /** True if links and buttons are only as wide as their text. */
  snug?: boolean
}

/** Props of children beside each other, centred, in as many lines as it takes. */
export interface RowLook extends GapLook {
  align?: 'start' | 'baseline' | 'stretch'
  justify?: 'between' | 'middle' | 'end'
  /** Never more than one line. */
  tight?: boolean
}

/** Props of children in columns of the same width, as many as fit. */
export interface GridLook extends RuledLook {
  /** The least width of a column, `m` by default: 9, 13, 17.5 or 26 rem. */
  least?: 's' | 'm' | 'l' | 'xl'
  /** Stretches the columns to the whole width if there are only a few children. */
  filled?: boolean
}

export interface Looks {
  box: BoxLook
  stack: StackLook
  row: RowLook
  grid: GridLook
}

type Every = StackLook & RowLook & GridLook
/** The layout props of all these components together. */
export type Look = Omit<Every, 'align'> & { align?: StackLook['align'] | RowLook['align'] }

/**
 * Returns the class that lays out an element like one of the layout components, for elements that cannot be one, such as the router's links.
 * @param more a further class of the element
 */
export function layoutClass(part: keyof Looks, look: Look, more?: string): string {
  const { gap = 'm', align, justify, grow, least = 'm', tone, note, pressed, ruled, lined, snug, tight, filled } = look
  const pad = look.pad ?? (tone && (note ? 'm' : 'l'))
  return [
    part !== 'box' && `${classes[part]} ${classes[`gap-${gap}`]}`,
    part === 'grid' && classes[`least-${least}`],
    filled && classes.filled,
    pad && pad !== 'none' && classes[`pad-${pad}`],
    align && classes[align],
    justify && classes[justify],
    tight && classes.tight,
    ruled && classes.ruled,
    lined && classes.lined,
    snug && classes.snug,
    grow && classes[grow === 'wide' ? 'grow-wide' : 'grow'],
    tone && `${classes.card} ${classes[tone]}`,
    note && classes.note,
    pressed && classes.pressed,
    more,
  ]
    .filter(Boolean)
    .join(' ')
}
