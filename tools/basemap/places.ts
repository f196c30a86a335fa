import type { City } from './packages.ts'

/** Countries in which the map is used, with the fewest people that a place needs there to be found by name. */
const PEOPLE_FROM: Record<string, number> = { NL: 1000, BE: 1000, DE: 2000 }
// The kinds that are left out: quarters of a town, and places that are gone.
const NOT_A_PLACE = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH'])
/** Local names, which people search for, of places that have English names in the package. */
const OWN_NAMES: Record<string, string> = {
  'The Hague': 'Den Haag/’s-Gravenhage',
  'Hoek van Holland': 'Hook of Holland',
  Brussels: 'Brussel/Bruxelles',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Köln: 'Keulen/Cologne',
  Aachen: 'Aken/Aix-la-Chapelle',
  Liège: 'Luik/Lüttich',
  Gent: 'Gand/Ghent',
  Antwerpen: 'Anvers/Antwerp',
}

/**
 * Returns the places that can be found by name, the largest first: a line each with name, longitude and latitude to a
 * hundredth of a degree (about a kilometre), country, and other names of the place, separated by tabs.
 */
export function placesOf(cities: readonly City[]): string {
  return cities
    .filter(
      ({ country, population, featureCode }) =>
        !NOT_A_PLACE.has(featureCode) && population >= (PEOPLE_FROM[country] ?? Infinity),
    )
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, country, loc: { coordinates } }) => {
      const [lng, lat] = coordinates.map((degrees) => String(Number(degrees.toFixed(2))))
      return [name, lng, lat, country, ...(OWN_NAMES[name] ? [OWN_NAMES[name]] : [])].join('\t')
    })
    .join('\n')
}
