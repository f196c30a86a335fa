import { Color } from '@maplibre/maplibre-gl-style-spec'
import type { DetailFeature, DetailTile } from './detailFeatures.ts'
import type { StyleLayer } from './pictureStyle.ts'

/** Characters of paths on a picture: more than twice what a dense city takes. What is beyond them is left out, so that no tile keeps the thread. */
const CHARACTERS_MAX = 3_000_000

/**
 * The ground of the detailed map as SVG: each tile by itself, cut at its edges, as the map on screen draws it.
 * @param ratio pixels for each pixel of the map on screen
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

/** All features of a layer as one path: rings go round as the tile specification says, so that overlaps stay filled. */
function pathOf(tile: DetailTile, layer: StyleLayer): string {
  const isFill = layer.type === 'fill'
  let path = ''
  for (const one of tile.of(layer.from)) {
    if (one.feature.type === 1 || (isFill && one.feature.type !== 3) || !layer.draws(one.feature)) continue
    path += dataOf(one, tile, one.feature.type === 3)
  }
  return path
}

/** Steps of tenths of a pixel from point to point: a third of the length of positions. */
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

/** The presentation of a layer; null where nothing of it is seen. */
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

/** A colour without its alpha, and that alpha; null where it is not seen. */
export function paintOf(value: unknown, opacity: number): { colour: string; alpha: number } | null {
  if (!(value instanceof Color)) return null
  const [r, g, b, a] = value.rgb
  const alpha = round(a * opacity)
  const byte = (part: number) => Math.round(part * 255)
  return alpha > 0 ? { colour: `rgb(${byte(r)},${byte(g)},${byte(b)})`, alpha } : null
}

/** A list of numbers of a style; empty for none. */
const numbers = (value: unknown): number[] => {
  const list = value && typeof value === 'object' && 'values' in value ? value.values : value
  return Array.isArray(list) ? list.map(Number) : []
}

const round = (value: number): number => Math.round(value * 100) / 100
