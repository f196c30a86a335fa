import pg from 'pg'

const { builtins } = pg.types

/**
 * Parsers of column types for the driver: whole numbers become numbers if they fit exactly, and dates without a time
 * become texts such as '2026-11-26'; other types are parsed as the driver does by default.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.INT8 && format !== 'binary') return exactNumber
    if (oid === builtins.DATE && format !== 'binary') return (value: string) => value
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown
  },
}

/** @returns a number, or the text itself above 2^53, where a number would differ. */
function exactNumber(value: string): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
