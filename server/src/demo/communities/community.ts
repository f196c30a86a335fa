import { z } from 'zod'
import { readData } from '../readData.ts'

/** Somebody invented who looks after land; the organisation is invented too. */
const Manager = z.strictObject({ name: z.string(), organization: z.string(), city: z.string() })
export type Manager = z.output<typeof Manager>

const Outline = z.array(z.array(z.tuple([z.number(), z.number()])).min(4)).min(1)
const Community = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    title: z.string(),
    description: z.string(),
    /** Null means the demo owner. */
    manager: Manager.nullable(),
    tags: z.array(z.string()),
  }),
  geometry: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('Polygon'), coordinates: Outline }),
    z.strictObject({ type: z.literal('MultiPolygon'), coordinates: z.array(Outline) }),
  ]),
})

export const COMMUNITIES = readData(
  'communities.geojson',
  // Whatever else a program writes beside the features, such as their number, is its own.
  z.object({ type: z.literal('FeatureCollection'), features: z.array(Community) }),
).features
