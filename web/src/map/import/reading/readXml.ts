import { SaxesParser } from 'saxes'
import { nameOf, tidy } from './featureName.ts'
import {
  FEATURES_MAX,
  FileRefusal,
  type RawFeature,
  type RawFile,
  type RawGeometry,
  type RawPosition,
} from './importFile.ts'

/** The number of characters that are parsed at a time. */
const CHUNK = 1 << 20
/** The deepest nesting of elements: KML needs about twenty. */
const DEPTH_MAX = 200

/** The handlers of one format (KML or GPX), called for each XML element. Names are passed without their prefix. */
interface Elements {
  open(name: string, attributes: Record<string, string>, line: number): void
  /** `text` is the element's own text, without that of its children. */
  close(name: string, text: string, line: number): void
  features: RawFeature[]
  /** Returns the reason why the file has no features, if known. */
  fault?(): FileRefusal | null
}

/**
 * Reads KML or GPX, element by element. Entities are not expanded: a document type that defines entities is refused, since their
 * expansion could be unlimited.
 * @throws FileRefusal, for invalid XML with the line of the error
 */
export function readXml(text: string): RawFile {
  const root = /<(?:[\w.-]+:)?(kml|gpx)[\s>]/.exec(text.slice(0, 20_000))?.[1]
  if (!root) throw new FileRefusal('unknownFormat')
  const elements = root === 'kml' ? kmlElements() : gpxElements()
  parseXml(text, elements)
  const fault = elements.features.length === 0 ? elements.fault?.() : null
  if (fault) throw fault
  return {
    format: root === 'kml' ? 'kml' : 'gpx',
    features: elements.features,
    projection: { code: 'EPSG:4326' },
    named: root === 'gpx',
  }
}

function parseXml(text: string, elements: Elements): void {
  const parser = new SaxesParser({ xmlns: false })
  const texts: string[][] = []
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  const add = (part: string) => texts.at(-1)?.push(part)
  parser.on('error', () => {
    throw new FileRefusal('xml', { line: parser.line })
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw new FileRefusal('entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    texts.push([])
    if (texts.length > DEPTH_MAX) throw new FileRefusal('xml', { line: parser.line })
    elements.open(plain(name), attributes, parser.line)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (elements.features.length > FEATURES_MAX) throw new FileRefusal('tooManyFeatures', { count: FEATURES_MAX + 1 })
    elements.close(plain(name), (texts.pop() ?? []).join(''), parser.line)
  })
  for (let from = 0; from < text.length; from += CHUNK) parser.write(text.slice(from, from + CHUNK))
  parser.close()
}

function kmlElements(): Elements {
  const features: RawFeature[] = []
  let feature: RawFeature | null = null
  let rings: RawPosition[][] | null = null
  let track: RawPosition[] = []
  let properties: Record<string, unknown> = {}
  let key = ''
  let links = 0
  const parents: string[] = []
  const add = (geometry: RawGeometry) => feature?.geometries.push(geometry)
  return {
    features,
    fault: () => (links > 0 ? new FileRefusal('networkLink') : null),
    open(name, attributes, line) {
      parents.push(name)
      if (name === 'Placemark') {
        feature = { name: '', where: { line }, geometries: [] }
        properties = {}
      }
      if (name === 'Data' || name === 'SimpleData') key = attributes['name'] ?? ''
      if (name === 'NetworkLink') links++
      if (name === 'Polygon') rings = []
      if (name === 'Track') track = []
    },
    close(name, text) {
      parents.pop()
      const parent = parents.at(-1)
      if (name === 'name' && parent === 'Placemark' && feature) feature.name = tidy(text)
      if (name === 'SimpleData' || (name === 'value' && parent === 'Data')) properties[key] = text
      if (name === 'coordinates') {
        const points = coordinatesOf(text)
        if (rings) rings.push(points)
        else if (parent === 'LineString' || parent === 'LinearRing') add({ type: 'line', points, track: false })
        else add({ type: 'point' })
      }
      // In a gx:Track, longitude, latitude and height are separated by spaces.
      if (name === 'coord') track.push(text.trim().split(/\s+/).map(Number))
      if (name === 'Track') add({ type: 'line', points: track, track: true })
      if (name === 'Polygon' && rings) {
        add({ type: 'polygon', rings })
        rings = null
      }
      if (name === 'Placemark' && feature) {
        feature.name ||= nameOf(properties)
        features.push(feature)
        feature = null
      }
    },
  }
}

/** Parses coordinates such as `5.1,53.2,0 5.2,53.2,0`; some programs add spaces after the commas. */
const coordinatesOf = (text: string): RawPosition[] =>
  text
    .replaceAll(/\s*,\s*/g, ',')
    .split(/\s+/)
    .filter(Boolean)
    .map((position) => position.split(',').map(Number))

function gpxElements(): Elements {
  const features: RawFeature[] = []
  let feature: RawFeature | null = null
  let points: RawPosition[] = []
  const parents: string[] = []
  return {
    features,
    open(name, attributes, line) {
      parents.push(name)
      if (name === 'trk' || name === 'rte' || name === 'wpt') {
        feature = { name: '', where: { line }, geometries: [] }
        points = []
      }
      if (name === 'trkpt' || name === 'rtept') points.push([Number(attributes['lon']), Number(attributes['lat'])])
    },
    close(name, text) {
      parents.pop()
      if (!feature) return
      if (name === 'name' && ['trk', 'rte', 'wpt'].includes(parents.at(-1) ?? '')) feature.name = tidy(text)
      if (name !== 'trk' && name !== 'rte' && name !== 'wpt') return
      // All segments of a track are one line: a new segment only begins where the GPS receiver lost its signal.
      feature.geometries = name === 'wpt' ? [{ type: 'point' }] : [{ type: 'line', points, track: true }]
      features.push(feature)
      feature = null
    },
  }
}
