import { GROUP_MIN, HOME_CELL_COARSE_M, HOME_CELL_M } from '@fieldfare/shared/research.ts'
import { COUNTED } from './ballots.ts'
import { MISSING } from './labels.ts'
import type { PackageFacts, Table } from './codebook.ts'

/** Returns the README of a package, which describes its content and how to read it. */
export const readme = (
  tables: readonly Table[],
  { number, at, freeText, site, counts }: PackageFacts,
): string => `# Fieldfare, research export ${number}

From ${site}, as it was at ${at}: all tables show this one moment.

| table | rows | what |
| --- | --- | --- |
${tables.map(({ name, labels }) => `| ${name} | ${counts[name] ?? 0} | ${labels['en-us']} |`).join('\n')}

## Files

- \`research.gpkg\`: all tables as a GeoPackage. \`areas\` and \`hotspot_cells\` are layers in EPSG:4326.
- \`*.csv\`: the same tables with the same columns, UTF-8, separated by commas. \`areas.geojson\` and \`hotspot_cells.geojson\`: the layers again. Text that a spreadsheet would
  run as a formula begins with an apostrophe in CSV alone.
- \`datapackage.json\` (Frictionless Data Package 2) and \`ddi-codebook.xml\` (DDI-Codebook 2.5): every column and code in English, Dutch, German and French.
- \`figure1.R\` and \`figure1.py\` draw figure 1, the mean share of each goal in the newest budgets, from the CSV files alone; \`figure2.R\` and
  \`figure2.py\` the map of the newest hotspot run. They read no file whose bytes are not those of \`SHA256SUMS\`.
- \`CITATION.cff\` says how to cite it; \`.zenodo.json\` and \`datacite.json\` describe it for a repository, with restricted access. Put the names of
  the authors there before you deposit.
- \`SHA256SUMS\`: check with \`sha256sum -c SHA256SUMS\`.

## What is not there

| code | means |
| --- | --- |
${MISSING.map(({ value, label }) => `| ${value} | ${label[0]} |`).join('\n')}

## Who is in it

People whose consent to research lived at that moment; budgets and pledge requests only of those who also agreed to the experiment. \`consents\` has the
versions and hashes of the texts. Who withdraws later is on the list of withdrawals of export ${number}, under the numbers of this export: ask an admin of
the site for it before each analysis, and leave these people out. Areas that were deleted later are on it, too: leave out each of them.

## Hotspots

\`hotspot_runs\`, \`hotspot_cells\` and \`hotspots\` are the runs that were published last, of each level and study area one, as everyone reads them: cells of at least
${GROUP_MIN} people, with classes (${GROUP_MIN}, 10, 20, 50, ... people or more) in place of numbers and without scores, since people who withdrew after a run are still counted in it.
The method in words and formulas is on the page of each run.

## Care

This is personal data. Pseudonyms are made anew for each export, with a key that is not kept; they join nothing to another export. The shapes of areas are
exact, and are public on the site, some with their maker's name: whoever compares them can recognise people. Do not try to, and do not publish shapes of
one person. A home is a cell of ${HOME_CELL_M / 1000} km, or of ${HOME_CELL_COARSE_M / 1000} km where fewer than ${GROUP_MIN} people of it share age band, gender and
education; where fewer do so in that one, the home is suppressed, and where fewer than ${GROUP_MIN} of all people do, so are the three. Counts of ${COUNTED} of fewer than ${GROUP_MIN} people are suppressed: ${counts['suppressed'] ?? 0} of
them here. ${freeText ? 'This export HAS people’s own words, which may name anybody: it is of the restricted tier.' : 'People’s own words are left out.'}
Shapes that began as a border of OpenStreetMap or a register are marked in \`border_source\`; \`border_licence\` goes with them.

Known limits: the version of the questions of an area is that of its last answers; its base map and that one's version are those of its last drawing. Areas from
before something was recorded have code ${MISSING[1]?.value} there. Deleted areas are not in it; where a budget named one, it has code ${MISSING[3]?.value}.
`
