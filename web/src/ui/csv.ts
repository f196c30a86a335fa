/** A cell that a spreadsheet would run instead of showing it. */
const RUNS = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/
/** Tells a spreadsheet that this is UTF-8. */
const BOM = '\ufeff'

function cellOf(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && RUNS.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as a CSV file (RFC 4180, UTF-8 with its mark): what looks like a formula is made harmless. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
