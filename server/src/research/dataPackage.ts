import { DEFAULT_LOCALE, type Locale } from '@fieldfare/shared/locale.ts'
import { type Labels, labelsOf, MISSING } from './labels.ts'
import { type PackageFacts, type Field, missingOf, type Table } from './codebook.ts'

export type FileFacts = Map<string, { bytes: number; sha256: string }>

const PROFILES = 'https://datapackage.org/profiles/2.0'
/** Returns the labels by language, for a property of our own: the properties of the standard have only one language. */
const otherLabels = (labels: Labels) =>
  Object.fromEntries((Object.keys(labels) as Locale[]).map((locale) => [locale.slice(0, 2), labels[locale]]))
const TYPES = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  date: 'date',
  yearmonth: 'yearmonth',
  geometry: 'string',
}

/** Returns the description of a package and its tables as a Frictionless Data Package, version 2. */
export function dataPackage(tables: readonly Table[], about: PackageFacts, facts: FileFacts): string {
  const names: ReadonlySet<string> = new Set(tables.map(({ name }) => name))
  return `${JSON.stringify(
    {
      $schema: `${PROFILES}/datapackage.json`,
      name: `fieldfare-research-${about.number}`,
      title: `Fieldfare, research export ${about.number}`,
      homepage: about.site,
      version: String(about.number),
      created: about.at,
      resources: tables.map((table) => ({
        $schema: `${PROFILES}/dataresource.json`,
        name: table.name,
        type: 'table',
        title: table.labels[DEFAULT_LOCALE],
        titles: otherLabels(table.labels),
        path: `${table.name}.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        bytes: facts.get(`${table.name}.csv`)?.bytes,
        hash: `sha256:${facts.get(`${table.name}.csv`)?.sha256}`,
        dialect: { header: true, delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true },
        schema: {
          $schema: `${PROFILES}/tableschema.json`,
          fields: table.fields.map(fieldOf),
          missingValues: MISSING.map(({ value, label }) => ({ value: String(value), label: label[0] })),
          primaryKey: table.key,
          ...foreignKeys(table, names),
        },
      })),
      missingValueLabels: MISSING.map(({ value, label }) => ({ value, ...otherLabels(labelsOf(label)) })),
    },
    null,
    2,
  )}\n`
}

/** Returns the property with the foreign keys of a table; no property for a table without any, as the standard forbids an empty list. */
function foreignKeys({ fields }: Table, names: ReadonlySet<string>) {
  const keys = fields
    .filter(({ refers }) => refers && names.has(refers))
    .map(({ name, refers }) => ({ fields: [name], reference: { resource: refers, fields: [name] } }))
  return keys.length > 0 ? { foreignKeys: keys } : {}
}

const fieldOf = (field: Field) => ({
  name: field.name,
  type: TYPES[field.type],
  title: field.labels[DEFAULT_LOCALE],
  titles: otherLabels(field.labels),
  // A column that always has a value has no missing-value codes: a longitude of -97 is a real longitude.
  missingValues: missingOf(field).map(({ value, label }) => ({ value: String(value), label: label[0] })),
  ...(field.options && {
    categories: field.options.map(({ value, labels }) => ({ value, label: labels[DEFAULT_LOCALE] })),
    categoryLabels: field.options.map(({ value, labels }) => ({ value, ...otherLabels(labels) })),
  }),
})
