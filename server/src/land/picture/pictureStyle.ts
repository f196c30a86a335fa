import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { type Feature, featureFilter, Formatted, latest, expression } from '@maplibre/maplibre-gl-style-spec'
import { z } from 'zod'

/** A layer of the detailed map's style at one zoom. */
export interface StyleLayer {
  id: string
  type: 'fill' | 'line' | 'symbol'
  /** The name of the layer of the tiles whose features this layer of the style draws. */
  from: string
  draws(feature: Feature): boolean
  /** Returns a value of the layer's layout or paint; if the style has none, MapLibre's default. */
  value(name: string): unknown
  /** Returns the text that the layer writes on a feature. */
  text(feature: Feature): string
}

const Layer = z.object({
  id: z.string(),
  type: z.enum(['fill', 'line', 'symbol']),
  'source-layer': z.string(),
  minzoom: z.number().default(0),
  maxzoom: z.number().default(24),
  filter: z.array(z.unknown()).optional(),
  layout: z.record(z.string(), z.unknown()).default({}),
  paint: z.record(z.string(), z.unknown()).default({}),
})
type Layer = z.infer<typeof Layer>

const LANGUAGE_MARK = '{language}'
type ReadLayer = Layer & { filters: ReturnType<typeof featureFilter> }
const read = new Map<string, readonly ReadLayer[]>()

/**
 * Returns the layers of the built style that draw something at a zoom, the lowest first; null in a build without a style.
 * @param dist the folder of the built web app
 * @param language the language of names, such as `nl`
 */
export function styleLayers(
  dist: string,
  schema: TileSchema,
  language: string,
  zoom: number,
  theme: MapTheme = 'light',
): StyleLayer[] | null {
  const key = `${dist} ${schema} ${language} ${theme}`
  const layers = read.get(key) ?? layersIn(dist, schema, language, theme)
  if (!layers) return null
  read.set(key, layers)
  return layers
    .filter(({ minzoom, maxzoom }) => zoom >= minzoom && zoom < maxzoom)
    .map((layer) => ({
      id: layer.id,
      type: layer.type,
      from: layer['source-layer'],
      draws: (feature) => layer.filters.filter({ zoom }, feature),
      value: (name) => valueOf(layer, name, zoom),
      text: (feature) => textOf(valueOf(layer, 'text-field', zoom, feature)),
    }))
}

/** Returns a name as plain text: expressions of the style give a formatted text, which has a method for that. */
const textOf = (name: unknown): string =>
  typeof name === 'string' ? name : name instanceof Formatted ? name.toString() : ''

function layersIn(dist: string, schema: TileSchema, language: string, theme: MapTheme): readonly ReadLayer[] | null {
  try {
    const folder = readdirSync(join(dist, 'basemap')).find((name) => name.startsWith('style-'))
    const text = readFileSync(join(dist, 'basemap', folder ?? '', `${schema}-${theme}.json`), 'utf8')
    const layers = z.array(Layer).parse(JSON.parse(text.replaceAll(LANGUAGE_MARK, language)))
    return layers.map((layer) => ({ ...layer, filters: featureFilter(layer.filter as never, `${layer.id}.filter`) }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const SPECIFICATIONS = Object.fromEntries(
  (['fill', 'line', 'symbol'] as const).map((type) => [
    type,
    new Map<string, { default?: unknown }>(
      Object.entries({ ...latest[`layout_${type}`], ...latest[`paint_${type}`] } as Record<string, object>),
    ),
  ]),
)

function valueOf({ id, type, layout, paint }: Layer, name: string, zoom: number, feature?: Feature): unknown {
  const specification = SPECIFICATIONS[type]?.get(name)
  const given = paint[name] ?? layout[name] ?? specification?.default
  if (given === undefined) return undefined
  return expression
    .normalizePropertyExpression(given as never, `${id}.${name}`, specification as never)
    .evaluate({ zoom }, feature)
}
