import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import type { PackageFacts } from './codebook.ts'

const KEYWORDS = ['participatory mapping', 'public participation GIS', 'valued places', 'nature', 'outdoor recreation']
const ACCESS =
  'This is personal data of people who agreed to research. Ask those who host the site for it, with a plan of the analysis and of how the data is kept.'

const titleOf = ({ number }: PackageFacts): string => `${SITE_NAME}, research export ${number}`
const dayOf = ({ at }: PackageFacts): string => at.slice(0, 10)
/** Returns the author of a package: the site with its host. People who deposit the package replace it by the names of the authors. */
const makerOf = ({ site }: PackageFacts): string => `${SITE_NAME} (${new URL(site).hostname})`
const abstractOf = ({ site, at, counts }: PackageFacts): string =>
  `Places in nature that people drew on the map of ${site} and said how much and why they love them, with their answers about them: ` +
  `${counts['areas'] ?? 0} areas of ${counts['respondents'] ?? 0} people whose consent to research lived at ${at}.`
const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns the citation of a package as a Citation File Format 1.2.0 file (YAML). JSON strings are valid YAML strings. */
export function citationFile(about: PackageFacts): string {
  const lines = [
    'cff-version: 1.2.0',
    `message: ${JSON.stringify('If you publish from this data, please cite it as below.')}`,
    'type: dataset',
    `title: ${JSON.stringify(titleOf(about))}`,
    `version: ${JSON.stringify(String(about.number))}`,
    `date-released: ${JSON.stringify(dayOf(about))}`,
    `url: ${JSON.stringify(about.site)}`,
    `abstract: ${JSON.stringify(abstractOf(about))}`,
    'authors:',
    `  - name: ${JSON.stringify(makerOf(about))}`,
    'keywords:',
    ...KEYWORDS.map((word) => `  - ${JSON.stringify(word)}`),
  ]
  return `${lines.join('\n')}\n`
}

/** Returns the metadata of a package for a deposit in Zenodo, in the format of Zenodo's API. */
export const zenodo = (about: PackageFacts): string =>
  asJson({
    title: titleOf(about),
    upload_type: 'dataset',
    description: abstractOf(about),
    creators: [{ name: makerOf(about) }],
    publication_date: dayOf(about),
    version: String(about.number),
    language: 'eng',
    keywords: KEYWORDS,
    access_right: 'restricted',
    access_conditions: ACCESS,
    related_identifiers: [{ identifier: about.site, relation: 'isDerivedFrom', scheme: 'url' }],
  })

/** Returns the metadata of a package in DataCite Metadata Schema 4, as JSON; the DOI is assigned when the package is deposited. */
export const datacite = (about: PackageFacts): string =>
  asJson({
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Survey and map data' },
    titles: [{ title: titleOf(about), lang: 'en' }],
    creators: [{ name: makerOf(about), nameType: 'Organizational' }],
    publisher: { name: makerOf(about) },
    publicationYear: Number(about.at.slice(0, 4)),
    version: String(about.number),
    language: 'en',
    subjects: KEYWORDS.map((subject) => ({ subject, lang: 'en' })),
    dates: [{ date: about.at, dateType: 'Created' }],
    rightsList: [
      { rights: 'Restricted access', rightsUri: 'http://purl.org/coar/access_right/c_16ec' },
      { rights: ACCESS, lang: 'en' },
    ],
    descriptions: [{ description: abstractOf(about), descriptionType: 'Abstract', lang: 'en' }],
    relatedIdentifiers: [
      { relatedIdentifier: about.site, relatedIdentifierType: 'URL', relationType: 'IsDerivedFrom' },
    ],
  })
