import { escapeHtml } from '@fieldfare/shared/escapeHtml.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { type Labels, labelsOf } from './labels.ts'
import { type PackageFacts, type Field, missingOf, type Table } from './codebook.ts'

const labelElements = (labels: Labels): string =>
  LOCALES.map((locale) => `<labl xml:lang="${locale.slice(0, 2)}">${escapeHtml(labels[locale])}</labl>`).join('')

/** Returns the codebook as DDI-Codebook 2.5: a file for each table, a variable for each column. */
export function ddi(tables: readonly Table[], { number, at, site, counts }: PackageFacts): string {
  const title = `Fieldfare, research export ${number}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<codeBook xmlns="ddi:codebook:2_5" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="ddi:codebook:2_5 http://www.ddialliance.org/Specification/DDI-Codebook/2.5/XMLSchema/codebook.xsd" version="2.5" xml:lang="en">
<stdyDscr><citation><titlStmt><titl>${title}</titl></titlStmt><prodStmt><prodDate date="${at}">${at}</prodDate></prodStmt><distStmt><distrbtr URI="${escapeHtml(site)}">Fieldfare</distrbtr></distStmt></citation></stdyDscr>
${tables
  .map(
    ({ name, labels, fields }) =>
      `<fileDscr ID="${name}" URI="${name}.csv"><fileTxt><fileName>${name}.csv</fileName><fileCont>${escapeHtml(labels['en-us'])}</fileCont><dimensns><caseQnty>${counts[name] ?? 0}</caseQnty><varQnty>${fields.length}</varQnty></dimensns><fileType>CSV, UTF-8</fileType></fileTxt></fileDscr>`,
  )
  .join('\n')}
<dataDscr>
${tables.flatMap(({ name, fields }) => fields.map((field) => variable(name, field))).join('\n')}
</dataDscr>
</codeBook>
`
}

function variable(table: string, field: Field): string {
  const options = (field.options ?? []).map(
    ({ value, labels }) => `<catgry><catValu>${escapeHtml(String(value))}</catValu>${labelElements(labels)}</catgry>`,
  )
  const missing = missingOf(field).map(
    ({ value, label }) => `<catgry missing="Y"><catValu>${value}</catValu>${labelElements(labelsOf(label))}</catgry>`,
  )
  const numeric = field.type === 'integer' || field.type === 'number'
  return `<var ID="${table}.${field.name}" name="${field.name}" files="${table}" intrvl="${field.type === 'number' ? 'contin' : 'discrete'}">${labelElements(field.labels)}${options.join('')}${missing.join('')}<varFormat type="${numeric ? 'numeric' : 'character'}"/></var>`
}
