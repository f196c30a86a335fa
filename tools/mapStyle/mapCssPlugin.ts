import { type Container, parse } from 'postcss'
import type { Plugin } from 'vite'

const LIBRARY = /maplibre-gl\/dist\/maplibre-gl\.css$/
/** Matches styles of MapLibre's controls, which we replace by our own; their icons are most of MapLibre's stylesheet. */
const UNUSED = /\.maplibregl-(ctrl|popup|attrib|compact|user-location)/

/** Removes the rules for MapLibre's own buttons, popups and credits from its stylesheet: nine tenths of the file. */
export function mapCssPlugin(): Plugin {
  return {
    name: 'fieldfare-map-css',
    enforce: 'pre',
    transform: { filter: { id: LIBRARY }, handler: (css) => usedCss(css) },
  }
}

/** Removes the rules of a stylesheet that style nothing but `UNUSED`. */
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
