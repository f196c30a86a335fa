import { type Container, parse } from 'postcss'
import type { Plugin } from 'vite'

const LIBRARY = /maplibre-gl\/dist\/maplibre-gl\.css$/
/** Parts of the map library that we have parts of our own for; their icons are most of its stylesheet. */
const UNUSED = /\.maplibregl-(ctrl|popup|attrib|compact|user-location)/

/** Leaves out of the map library's stylesheet what styles its own buttons, popups and credits: nine tenths of it. */
export function mapCssPlugin(): Plugin {
  return {
    name: 'fieldfare-map-css',
    enforce: 'pre',
    transform: { filter: { id: LIBRARY }, handler: (css) => usedCss(css) },
  }
}

/** @param css a stylesheet, of which the rules are kept that style anything else than `UNUSED` */
export function usedCss(css: string): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => UNUSED.test(selector))) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.name === 'media' && isEmpty(rule)) rule.remove()
  })
  return sheet.toString()
}

const isEmpty = ({ nodes }: Container): boolean => !nodes?.length
