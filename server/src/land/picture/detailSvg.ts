import { Color } from '@maplibre/maplibre-gl-style-spec'
import type { DetailFeature, DetailTile } from './detailFeatures.ts'
import type { StyleLayer } from './pictureStyle.ts'

/**
 * The most characters of paths in a picture: more than twice those of a dense city. Further paths are left out, so that no tile blocks the
 * thread.
 */
const CHARACTERS_MAX = 3_000_000

/**
 * Draws the ground of the detailed map as SVG: each tile separately, cut at its edges, as the map on screen does.
 * @param ratio pixels of the picture for each pixel of the map on screen
 */
export function detailSvg(tiles: readonly DetailTile[], layers: readonly StyleLayer[], ratio: number): string {
  const drawn = layers.flatMap((layer) => {
    const attributes = layer.type === 'symbol' ? null : attributesOf(layer, ratio)
    return attributes ? [{ layer, attributes }] : []
  })
  let left = CHARACTERS_MAX
  return tiles
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((tile) => {
      const paths = drawn.map(({ layer, attributes }) => {
        const data = pathOf(tile, layer)
        if (data.length > left) return ''
        left -= data.length
        return data && `<path ${attributes} d="${data}"/>`
      })
      const { width, height } = tile
      return `<svg x="${tile.left}" y="${tile.top}" width="${width}" height="${height}">${paths.join('')}</svg>`
    })
    .join('')
}

/** Returns all features of a layer as one path: by the tile format outer rings turn one way and holes the other, so that overlaps stay filled. */
function pathOf(tile: DetailTile, layer: StyleLayer): string {
  const isFill = layer.type === 'fill'
  let path = ''
  for (const one of tile.of(layer.from)) {
    if (one.feature.type === 1 || (isFill && one.feature.type !== 3) || !layer.draws(one.feature)) continue
    path += dataOf(one, tile, one.feature.type === 3)
  }
  return path
}

/** Returns path data with relative steps in tenths of a pixel: a third as long as with absolute positions. */
function dataOf(one: DetailFeature, { left, top }: DetailTile, closed: boolean): string {
  let path = ''
  for (const line of one.lines()) {
    let [atX, atY] = [0, 0]
    for (let i = 0; i < line.length; i++) {
      const [x, y] = line[i] ?? [0, 0]
      const [toX, toY] = [Math.round((x - left) * 10), Math.round((y - top) * 10)]
      if (i === 0) path += `M${toX / 10} ${toY / 10}l`
      else path += `${(toX - atX) / 10} ${(toY - atY) / 10} `
      ;[atX, atY] = [toX, toY]
    }
    path += line.length > 1 ? (closed ? 'z' : '') : '0 0'
  }
  return path
}

/** Returns the SVG attributes of a layer; null if nothing of it is visible. */
function attributesOf(layer: StyleLayer, ratio: number): string | null {
  const isFill = layer.type === 'fill'
  const opacity = Number(layer.value(isFill ? 'fill-opacity' : 'line-opacity'))
  const colour = paintOf(layer.value(isFill ? 'fill-color' : 'line-color'), opacity)
  if (!colour) return null
  if (isFill) {
    const [x, y] = numbers(layer.value('fill-translate'))
    const moved = x || y ? ` transform="translate(${(x ?? 0) * ratio} ${(y ?? 0) * ratio})"` : ''
    return `fill="${colour.colour}"${colour.alpha < 1 ? ` fill-opacity="${colour.alpha}"` : ''}${moved}`
  }
  const width = Number(layer.value('line-width')) * ratio
  if (!(width > 0.05)) return null
  const dash = numbers(layer.value('line-dasharray')).map((part) => round(part * width))
  return [
    `fill="none" stroke="${colour.colour}" stroke-width="${round(width)}"`,
    ...(colour.alpha < 1 ? [`stroke-opacity="${colour.alpha}"`] : []),
    ...(dash.length > 0 ? [`stroke-dasharray="${dash.join(' ')}"`] : []),
    `stroke-linecap="${String(layer.value('line-cap'))}" stroke-linejoin="${String(layer.value('line-join'))}"`,
  ].join(' ')
}

/** Splits a colour into an opaque colour and its alpha; null if it is invisible. */
export function paintOf(value: unknown, opacity: number): { colour: string; alpha: number } | null {
  if (!(value instanceof Color)) return null
  const [r, g, b, a] = value.rgb
  const alpha = round(a * opacity)
  const byte = (part: number) => Math.round(part * 255)
  return alpha > 0 ? { colour: `rgb(${byte(r)},${byte(g)},${byte(b)})`, alpha } : null
}

/** Returns a list of numbers from a value of the style; empty if the value is none. */
const numbers = (value: unknown): number[] => {
  const list = value && typeof value === 'object' && 'values' in value ? value.values : value
  return Array.isArray(list) ? list.map(Number) : []
}

const round = (value: number): number => Math.round(value * 100) / 100
