import type { Box } from './importFile.ts'

/** A projection that is common in files of Europe, and its area of use. */
export interface Projection {
  /** The code, such as `EPSG:28992`. */
  code: string
  name: string
  /** The definition for proj4, with the datum shifts of national grids, which the WKT of a shapefile leaves out. */
  def: string
  /** The area of use: west, south, east, north in degrees. */
  use: Box
}

const GRS80 = '+ellps=GRS80 +units=m'
const NL: Box = [3.1, 50.7, 7.3, 55.8]
const BE: Box = [2.3, 49.4, 6.5, 51.6]
const FR: Box = [-9.9, 41.1, 10.4, 51.6]
const CH: Box = [5.9, 45.8, 10.5, 47.9]
const RD =
  '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725 +units=m'
const DHDN = '+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m'

const FIXED: Projection[] = [
  { code: 'EPSG:4326', name: 'WGS 84 (GPS)', def: '+proj=longlat +datum=WGS84', use: [-180, -90, 180, 90] },
  {
    code: 'EPSG:3857',
    name: 'Web Mercator',
    def: '+proj=merc +a=6378137 +b=6378137 +units=m +nadgrids=@null',
    use: [-180, -85.06, 180, 85.06],
  },
  { code: 'EPSG:28992', name: 'RD New (Amersfoort)', def: `${RD} +x_0=155000 +y_0=463000`, use: NL },
  { code: 'EPSG:28991', name: 'RD Old (Amersfoort)', def: `${RD} +x_0=0 +y_0=0`, use: NL },
  { code: 'EPSG:4258', name: 'ETRS89', def: '+proj=longlat +ellps=GRS80', use: [-32, 30, 45, 82] },
  {
    code: 'EPSG:31370',
    name: 'Belgian Lambert 72',
    def: '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m',
    use: BE,
  },
  {
    code: 'EPSG:3812',
    name: 'Belgian Lambert 2008',
    def: `+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 ${GRS80}`,
    use: BE,
  },
  {
    code: 'EPSG:2169',
    name: 'Luxembourg 1930 / LUREF',
    def: '+proj=tmerc +lat_0=49.8333333333333 +lon_0=6.16666666666667 +k=1 +x_0=80000 +y_0=100000 +ellps=intl +towgs84=-189.6806,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598 +units=m',
    use: [5.7, 49.4, 6.6, 50.3],
  },
  {
    code: 'EPSG:2154',
    name: 'RGF93 / Lambert-93',
    def: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${GRS80}`,
    use: FR,
  },
  {
    code: 'EPSG:27572',
    name: 'NTF / Lambert II étendu',
    def: '+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m',
    use: FR,
  },
  ...Array.from({ length: 9 }, (_, zone): Projection => {
    const lat = 42 + zone
    return {
      code: `EPSG:${3900 + lat}`,
      name: `RGF93 / CC${lat}`,
      def: `+proj=lcc +lat_0=${lat} +lon_0=3 +lat_1=${lat - 0.75} +lat_2=${lat + 0.75} +x_0=1700000 +y_0=${1200000 + zone * 1000000} ${GRS80}`,
      use: [-5.2, lat - 1.2, 10, lat + 1.2],
    }
  }),
  ...[2, 3, 4, 5].map((zone): Projection => ({
    code: `EPSG:${31464 + zone}`,
    name: `DHDN / Gauss-Krüger ${zone}`,
    def: `+proj=tmerc +lat_0=0 +lon_0=${zone * 3} +k=1 +x_0=${zone * 1000000 + 500000} +y_0=0 ${DHDN}`,
    use: [zone * 3 - 2, 47, zone * 3 + 2, 55.2],
  })),
  {
    code: 'EPSG:4647',
    name: 'ETRS89 / UTM 32N (zE-N)',
    def: `+proj=tmerc +lat_0=0 +lon_0=9 +k=0.9996 +x_0=32500000 +y_0=0 ${GRS80}`,
    use: [5.8, 47, 15.1, 55.2],
  },
  {
    code: 'EPSG:31287',
    name: 'MGI / Austria Lambert',
    def: '+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m',
    use: [9.4, 46.3, 17.3, 49.1],
  },
  {
    code: 'EPSG:2056',
    name: 'CH1903+ / LV95',
    def: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
    use: CH,
  },
  {
    code: 'EPSG:21781',
    name: 'CH1903 / LV03',
    def: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
    use: CH,
  },
  {
    code: 'EPSG:27700',
    name: 'British National Grid',
    def: '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
    use: [-9, 49.7, 2.1, 61],
  },
  {
    code: 'EPSG:2157',
    name: 'Irish Transverse Mercator',
    def: `+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=0.99982 +x_0=600000 +y_0=750000 ${GRS80}`,
    use: [-10.7, 51.3, -5.3, 55.5],
  },
  {
    code: 'EPSG:29902',
    name: 'Irish Grid',
    def: '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +ellps=mod_airy +towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m',
    use: [-10.7, 51.3, -5.3, 55.5],
  },
  { code: 'EPSG:3006', name: 'SWEREF99 TM', def: `+proj=utm +zone=33 ${GRS80}`, use: [10, 54.9, 24.2, 69.1] },
  { code: 'EPSG:3067', name: 'ETRS89 / TM35FIN', def: `+proj=utm +zone=35 ${GRS80}`, use: [19, 58.8, 31.6, 70.1] },
  {
    code: 'EPSG:2180',
    name: 'ETRS89 / Poland CS92',
    def: `+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 ${GRS80}`,
    use: [14, 49, 24.2, 54.9],
  },
  {
    code: 'EPSG:5514',
    name: 'S-JTSK / Krovak',
    def: '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397222222 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel +towgs84=589,76,480,0,0,0,0 +units=m',
    use: [12, 47.7, 22.6, 51.1],
  },
  {
    code: 'EPSG:3763',
    name: 'ETRS89 / Portugal TM06',
    def: `+proj=tmerc +lat_0=39.6682583333333 +lon_0=-8.13310833333333 +k=1 +x_0=0 +y_0=0 ${GRS80}`,
    use: [-9.6, 36.9, -6.1, 42.2],
  },
  {
    code: 'EPSG:3035',
    name: 'ETRS89 / LAEA Europe',
    def: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${GRS80}`,
    use: [-32, 30, 45, 82],
  },
  {
    code: 'EPSG:3034',
    name: 'ETRS89 / LCC Europe',
    def: `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${GRS80}`,
    use: [-32, 30, 45, 82],
  },
]

const utm = (code: number, zone: number, name: string, def: string, south = false): Projection => ({
  code: `EPSG:${code}`,
  name: `${name} ${zone}${south ? 'S' : 'N'}`,
  def: `+proj=utm +zone=${zone}${south ? ' +south' : ''} ${def}`,
  use: [zone * 6 - 187, south ? -80 : 0, zone * 6 - 179, south ? 0 : 84],
})
const zones = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** All projections that are recognised by code: national grids first, then the zones of UTM. */
export const PROJECTIONS: readonly Projection[] = [
  ...FIXED,
  ...zones(28, 38).map((zone) => utm(25800 + zone, zone, 'ETRS89 / UTM', GRS80)),
  ...zones(28, 38).map((zone) =>
    utm(23000 + zone, zone, 'ED50 / UTM', '+ellps=intl +towgs84=-87,-98,-121,0,0,0,0 +units=m'),
  ),
  ...zones(1, 60).map((zone) => utm(32600 + zone, zone, 'WGS 84 / UTM', '+datum=WGS84 +units=m')),
  ...zones(1, 60).map((zone) => utm(32700 + zone, zone, 'WGS 84 / UTM', '+datum=WGS84 +units=m', true)),
]

/** Other EPSG numbers for projections of the list: of variants with a height, older numbers, and numbers of other authorities. */
const ALIASES: Record<string, string> = {
  '28990': '28992',
  '7415': '28992',
  '900913': '3857',
  '3785': '3857',
  '102100': '3857',
  '102113': '3857',
  '4979': '4326',
  '4937': '4258',
  '6171': '4258',
  '4171': '4258',
  '6190': '31370',
  '5698': '2154',
  '9794': '2154',
  '7405': '27700',
  '5555': '25832',
}
const byCode = new Map(PROJECTIONS.map((one) => [one.code, one]))

/** Finds the projection of a code, written as `EPSG:28992`, `urn:ogc:def:crs:EPSG::28992`, a URL or `OGC:CRS84`. Undefined if unknown. */
export function projectionOf(code: string): Projection | undefined {
  if (/CRS:?84/i.test(code)) return byCode.get('EPSG:4326')
  const number = /(\d{4,6})\D*$/.exec(code)?.[1]
  return number ? byCode.get(`EPSG:${ALIASES[number] ?? number}`) : undefined
}

/** Patterns of the names that projections have in `.prj` files without a code, such as those of ESRI, and their codes. */
const NAMES: readonly [RegExp, string][] = [
  [/\bRD[_ ]?New|RijksDriehoekstelsel[_ ]New/i, 'EPSG:28992'],
  [/\bRD[_ ]?Old|RijksDriehoekstelsel[_ ]Old/i, 'EPSG:28991'],
  [/Belge[_ ]Lambert[_ ](19)?72|Belgian? (19)?72.*Lambert/i, 'EPSG:31370'],
  [/Belge[_ ]Lambert[_ ](20)?08|Belgian Lambert 2008/i, 'EPSG:3812'],
  [/(RGF_?(19)?93|France).*Lambert[_-]?93/i, 'EPSG:2154'],
  [/NTF.*Lambert.*(II[_ ]?et|Zone[_ ]II)/i, 'EPSG:27572'],
  [/Luxembourg.*(Gauss|TM)/i, 'EPSG:2169'],
  [/CH1903\+|CH1903_?LV95|CH1903Plus/i, 'EPSG:2056'],
  [/CH1903/i, 'EPSG:21781'],
  [/British_?National_?Grid|OSGB.*Grid/i, 'EPSG:27700'],
  [/IRENET95|Irish_?Transverse/i, 'EPSG:2157'],
  [/TM65.*Irish|Irish_?Grid/i, 'EPSG:29902'],
  [/MGI.*Austria.*Lambert/i, 'EPSG:31287'],
  [/ETRS.*LAEA/i, 'EPSG:3035'],
  [/ETRS.*LCC/i, 'EPSG:3034'],
  [/SWEREF99[_ ]TM/i, 'EPSG:3006'],
  [/TM35FIN/i, 'EPSG:3067'],
  [/Web_?Mercator|Pseudo-?Mercator|Popular_?Visualisation/i, 'EPSG:3857'],
]

/** Finds the projection that a WKT text names by code or by a usual name. If undefined, the WKT itself must be parsed. */
export function projectionOfWkt(wkt: string): Projection | undefined {
  // Only a code at the end is that of the whole projection; other codes are those of its parts.
  const code = /(?:AUTHORITY|ID)\["EPSG",\s*"?(\d+)"?\]\s*\]\s*$/i.exec(wkt)?.[1]
  const coded = code && projectionOf(`EPSG:${code}`)
  if (coded) return coded
  const name = /^\s*\w+\["([^"]*)"/.exec(wkt)?.[1] ?? ''
  const match = NAMES.find(([pattern]) => pattern.test(name))
  if (match) return byCode.get(match[1])
  if (/^\s*GEOG/i.test(wkt)) {
    if (/WGS_?(19)?84/i.test(name)) return byCode.get('EPSG:4326')
    return /ETRS|RGF|EUREF/i.test(name) ? byCode.get('EPSG:4258') : undefined
  }
  const [, datum = '', zone = '', side = 'N'] =
    /(ETRS|WGS|ED)[_ ]?(?:19)?\d\d.*UTM.*?(\d{1,2})([NS])?\b/i.exec(name) ?? []
  const base = { ETRS: 25800, ED: 23000, WGS: side.toUpperCase() === 'S' ? 32700 : 32600 }[datum.toUpperCase()]
  if (base) return byCode.get(`EPSG:${base + Number(zone)}`)
  const strip = /(?:DHDN|Germany).*?zone_?(\d)/i.exec(name)?.[1]
  return strip ? byCode.get(`EPSG:${31464 + Number(strip)}`) : undefined
}
