/** Names of a town: the local name, then names in other languages where these differ. */
export interface TownNames {
  name: string
  en?: string
  nl?: string
  de?: string
  fr?: string
}

/** Names of towns by country and name in the package: towns with English names there, or with other names in readers' languages. */
const NAMES: Record<string, TownNames> = {
  'NL The Hague': { name: 'Den Haag', en: 'The Hague', fr: 'La Haye' },
  'NL Hoek van Holland': { name: 'Hoek van Holland', en: 'Hook of Holland' },
  'BE Brussels': { name: 'Brussel', en: 'Brussels', de: 'Brüssel', fr: 'Bruxelles' },
  'BE Antwerpen': { name: 'Antwerpen', en: 'Antwerp', fr: 'Anvers' },
  'BE Gent': { name: 'Gent', en: 'Ghent', fr: 'Gand' },
  'BE Brugge': { name: 'Brugge', en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
  'BE Liège': { name: 'Liège', nl: 'Luik', de: 'Lüttich' },
  'BE Namur': { name: 'Namur', nl: 'Namen' },
  'DE Köln': { name: 'Köln', en: 'Cologne', nl: 'Keulen', fr: 'Cologne' },
  'DE Aachen': { name: 'Aachen', nl: 'Aken', fr: 'Aix-la-Chapelle' },
  'DE Munich': { name: 'München', en: 'Munich', fr: 'Munich' },
  'DE Nürnberg': { name: 'Nürnberg', en: 'Nuremberg', nl: 'Neurenberg', fr: 'Nuremberg' },
  'DE Berlin': { name: 'Berlin', nl: 'Berlijn' },
  'DE Hamburg': { name: 'Hamburg', fr: 'Hambourg' },
  'DE Bremen': { name: 'Bremen', fr: 'Brême' },
  'FR Paris': { name: 'Paris', nl: 'Parijs' },
  'FR Lille': { name: 'Lille', nl: 'Rijsel' },
  'FR Strasbourg': { name: 'Strasbourg', nl: 'Straatsburg', de: 'Straßburg' },
  'GB London': { name: 'London', nl: 'Londen', fr: 'Londres' },
  'DK Copenhagen': { name: 'København', en: 'Copenhagen', nl: 'Kopenhagen', de: 'Kopenhagen', fr: 'Copenhague' },
  'AT Vienna': { name: 'Wien', en: 'Vienna', nl: 'Wenen', fr: 'Vienne' },
  'CZ Prague': { name: 'Praha', en: 'Prague', nl: 'Praag', de: 'Prag', fr: 'Prague' },
  'PL Warsaw': { name: 'Warszawa', en: 'Warsaw', nl: 'Warschau', de: 'Warschau', fr: 'Varsovie' },
  'IT Rome': { name: 'Roma', en: 'Rome', nl: 'Rome', de: 'Rom', fr: 'Rome' },
  'IT Milan': { name: 'Milano', en: 'Milan', nl: 'Milaan', de: 'Mailand', fr: 'Milan' },
  'PT Lisbon': { name: 'Lisboa', en: 'Lisbon', nl: 'Lissabon', de: 'Lissabon', fr: 'Lisbonne' },
}

/** Returns the names of a town; only the package's name if NAMES lacks the town. */
export const namesOf = (country: string, name: string): TownNames => NAMES[`${country} ${name}`] ?? { name }
