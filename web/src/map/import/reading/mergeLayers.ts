import {
  FEATURES_MAX,
  type FileFormat,
  FileRefusal,
  type RawFeature,
  type RawFile,
  type RawPosition,
} from './importFile.ts'
import { projectionFor, type Transform } from './project.ts'

/** The features of one layer of a file. Each layer may have another projection. */
export type Layer = Pick<RawFile, 'features' | 'projection'>

/**
 * Merges several layers into one file. If their projections differ, all coordinates are converted to degrees.
 * @throws FileRefusal if they have too many features, or if projections differ and a layer's coordinates fit none that the layer names
 */
export function mergeLayers(format: FileFormat, layers: readonly Layer[]): RawFile {
  const features = layers.flatMap((layer) => layer.features)
  if (features.length > FEATURES_MAX) throw new FileRefusal('tooManyFeatures', { count: features.length })
  const [first] = layers
  const same = layers.every(({ projection }) => JSON.stringify(projection) === JSON.stringify(first?.projection))
  if (same) return { format, features, projection: first?.projection ?? null }
  const turned = layers
    .filter((layer) => layer.features.length > 0)
    .flatMap((layer) => {
      const result = projectionFor({ format, ...layer }, {})
      if ('wanted' in result) throw new FileRefusal('projection')
      return layer.features.map((feature) => inDegrees(feature, result.transform))
    })
  return { format, features: turned, projection: { code: 'EPSG:4326' }, named: true }
}

function inDegrees(feature: RawFeature, transform: Transform): RawFeature {
  const transformed = (points: readonly RawPosition[]) => points.map(transform)
  return {
    ...feature,
    geometries: feature.geometries.map((geometry) => {
      if (geometry.type === 'polygon') return { ...geometry, rings: geometry.rings.map(transformed) }
      return geometry.type === 'line' ? { ...geometry, points: transformed(geometry.points) } : geometry
    }),
  }
}
