/** Matches a cell that a spreadsheet would run as a formula. */
const RUNS = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/
/** The byte order mark, by which spreadsheets recognise UTF-8. */
const BOM = '\ufeff'

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && RUNS.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns one row with its end of line, as `toCsv` writes it. Numbers are never taken for formulas. */
export const csvLine = (row: readonly (string | number)[]): string => `${row.map(cellOf).join(',')}\r\n`

/** Rows as a CSV file (RFC 4180, UTF-8 with byte order mark). Cells that look like formulas are escaped. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string => BOM + rows.map(csvLine).join('')
