/** An ellipsoid: its semi-major axis in metres (a), and its flattening (f). */
interface Ellipsoid {
  a: number
  f: number
}
const GRS80: Ellipsoid = { a: 6_378_137, f: 1 / 298.257222101 }
const WGS84: Ellipsoid = { a: 6_378_137, f: 1 / 298.257223563 }
const RADIAN = 180 / Math.PI
/** The number of steps of the inverse; five are exact to a billionth of a degree. */
const STEPS = 8

/** An equal-area projection: from longitude and latitude in degrees to metres, and back. */
export interface EqualArea {
  epsg: 3035 | 6933
  forward(longitude: number, latitude: number): [x: number, y: number]
  inverse(x: number, y: number): [longitude: number, latitude: number]
}

/** Source of all formulas: Snyder, Map Projections, USGS Professional Paper 1395, pages 16, 81 and 187. */
function authalic({ f }: Ellipsoid) {
  const e2 = f * (2 - f)
  const e = Math.sqrt(e2)
  const q = (sine: number) =>
    (1 - e2) * (sine / (1 - e2 * sine * sine) - Math.log((1 - e * sine) / (1 + e * sine)) / (2 * e))
  /** Returns the latitude in radians for a value of q. */
  const latitudeOf = (value: number): number => {
    let latitude = Math.asin(Math.max(-1, Math.min(1, value / 2)))
    for (let step = 0; step < STEPS; step++) {
      const sine = Math.sin(latitude)
      const left = 1 - e2 * sine * sine
      const cosine = Math.cos(latitude)
      if (cosine < 1e-12) break
      latitude += ((left * left) / (2 * cosine)) * ((value - q(sine)) / (1 - e2))
    }
    return latitude
  }
  return { e2, q, latitudeOf }
}

/** The grid of the European Environment Agency: Lambert's azimuthal projection around 52 N 10 E. */
export const europe: EqualArea = (() => {
  const { e2, q, latitudeOf } = authalic(GRS80)
  const [longitude0, latitude0, east0, north0] = [10 / RADIAN, 52 / RADIAN, 4_321_000, 3_210_000]
  const qp = q(1)
  const radius = GRS80.a * Math.sqrt(qp / 2)
  const beta0 = Math.asin(q(Math.sin(latitude0)) / qp)
  const [sin0, cos0] = [Math.sin(beta0), Math.cos(beta0)]
  const m0 = Math.cos(latitude0) / Math.sqrt(1 - e2 * Math.sin(latitude0) ** 2)
  const d = (GRS80.a * m0) / (radius * cos0)
  return {
    epsg: 3035,
    forward(longitude, latitude) {
      const sine = q(Math.sin(latitude / RADIAN)) / qp
      const cosine = Math.sqrt(Math.max(0, 1 - sine * sine))
      const turn = longitude / RADIAN - longitude0
      const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)]
      const b = radius * Math.sqrt(2 / (1 + sin0 * sine + cos0 * cosine * cosTurn))
      return [east0 + b * d * cosine * sinTurn, north0 + (b / d) * (cos0 * sine - sin0 * cosine * cosTurn)]
    },
    inverse(east, north) {
      const [x, y] = [(east - east0) / d, (north - north0) * d]
      const rho = Math.sqrt(x * x + y * y)
      if (rho === 0) return [longitude0 * RADIAN, latitude0 * RADIAN]
      const c = 2 * Math.asin(Math.min(1, rho / (2 * radius)))
      const [sinC, cosC] = [Math.sin(c), Math.cos(c)]
      const sine = cosC * sin0 + (y * sinC * cos0) / rho
      const longitude = longitude0 + Math.atan2(x * sinC, rho * cos0 * cosC - y * sin0 * sinC)
      return [longitude * RADIAN, latitudeOf(qp * sine) * RADIAN]
    },
  }
})()

/** The grid outside Europe, EASE-Grid 2.0: the cylindrical equal-area projection that keeps lengths at 30 degrees. */
export const world: EqualArea = (() => {
  const { e2, q, latitudeOf } = authalic(WGS84)
  const at = 30 / RADIAN
  const k = Math.cos(at) / Math.sqrt(1 - e2 * Math.sin(at) ** 2)
  return {
    epsg: 6933,
    forward: (longitude, latitude) => [
      (WGS84.a * k * longitude) / RADIAN,
      (WGS84.a * q(Math.sin(latitude / RADIAN))) / (2 * k),
    ],
    inverse: (x, y) => [(x / (WGS84.a * k)) * RADIAN, latitudeOf((2 * k * y) / WGS84.a) * RADIAN],
  }
})()

/** The extent in degrees for which EPSG:3035 is intended: west, south, east, north. */
const EUROPE = [-35.58, 24.6, 44.83, 84.73] as const

/** Returns the projection for a study area, by its extent in degrees: the European one if it is wholly in EUROPE. */
export const projectionFor = ([west, south, east, north]: readonly number[]): EqualArea =>
  (west ?? -180) >= EUROPE[0] && (south ?? -90) >= EUROPE[1] && (east ?? 180) <= EUROPE[2] && (north ?? 90) <= EUROPE[3]
    ? europe
    : world

/** The mean radius of the earth in kilometres. */
const EARTH_KM = 6371.0088
/** Returns the kilometres between two places in degrees, on a sphere. */
export function kilometres([lng1, lat1]: readonly [number, number], [lng2, lat2]: readonly [number, number]): number {
  const half = (degrees: number) => Math.sin(degrees / RADIAN / 2) ** 2
  const h = half(lat2 - lat1) + Math.cos(lat1 / RADIAN) * Math.cos(lat2 / RADIAN) * half(lng2 - lng1)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, h)))
}
