import { type ComponentPropsWithRef, createElement } from 'react'
import { type BoxLook, type Look, layoutClass, type Looks } from './layoutClass.ts'

type Tag =
  | 'article'
  | 'aside'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h2'
  | 'h3'
  | 'header'
  | 'label'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul'

type PartProps<L, T extends Tag> = L & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof L | 'as'>

/** Makes a layout component, which renders the element named by `as`: `<Stack as="ul">`. */
const laidOut =
  <P extends keyof Looks>(part: P, surface?: BoxLook['tone']) =>
  <T extends Tag = 'div'>(props: PartProps<Looks[P], T>) => {
    const { as = 'div', className, ...rest }: Look & { as?: Tag; className?: string } = props
    const {
      pad,
      grow,
      tone = surface,
      note,
      pressed,
      gap,
      align,
      ruled,
      lined,
      snug,
      justify,
      tight,
      least,
      filled,
      ...attributes
    } = rest
    const look = { pad, grow, tone, note, pressed, gap, align, ruled, lined, snug, justify, tight, least, filled }
    return createElement(as, { ...attributes, className: layoutClass(part, look, className) })
  }

/** A plain element, for a text that grows in a row, or for content on a surface. */
export const Box = laidOut('box')
/** Children below each other. */
export const Stack = laidOut('stack')
/** Children beside each other. */
export const Row = laidOut('row')
/** Children in columns of the same width. */
export const Grid = laidOut('grid')
/** A surface with children below each other. */
export const Card = laidOut('stack', 'plain')
