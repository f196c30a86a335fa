import { useMemo } from 'react'
import { agoFormat, countryNames, dateFormat, euroFormat, numberFormat } from '@fieldfare/shared/intl.ts'
import { languageTag, type Locale } from '@fieldfare/shared/locale.ts'
import { useTranslation } from './translation.ts'

/** Formats of dates, numbers and sizes in the reader's language. */
export interface Format {
  number: (value: number) => string
  /** A number with a fixed number of decimals. */
  decimal: (value: number, digits: number) => string
  /** A fraction of 1, in whole percent. */
  percent: (part: number) => string
  /** A total in whole square kilometres. The server rounds totals up, so that 1 is shown as "≤ 1". */
  km2: (value: number, approximate?: boolean) => string
  /** A surface given in square metres: in hectares below a square kilometre, with at most three significant digits, and 0 only for no land. */
  size: (squareMetres: number) => string
  /** A distance given in metres: whole kilometres from ten kilometres on, with one decimal below that. */
  distance: (metres: number) => string
  /** An amount given in cents, as euros, with decimals only if it is not whole. */
  euro: (cents: number) => string
  /** An amount in euros as people type it into a field: two decimals unless it is whole, no grouping. */
  typed: (euros: number) => string
  /** The name of a country, by its ISO 3166 code. */
  country: (code: string) => string
  /** A date such as 12 November 2026, without line breaks inside. */
  date: (instant: string | Date) => string
  /** November 2026, as a heading. */
  month: (instant: string | Date) => string
  /** Nov 2026, of a month written 2026-11. */
  shortMonth: (month: string) => string
  /** A time of the day, such as 07:00, in the reader's own time zone. */
  time: (instant: string | Date) => string
  /** A date and time with the year, in the reader's own time zone. */
  dateTime: (instant: string | Date) => string
  /** "3 days ago"; the exact time belongs in a title beside it. */
  ago: (instant: string | Date, now?: Date) => string
}

const HECTARE = 10_000
const KM2 = 1_000_000
const TYPED = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  trailingZeroDisplay: 'stripIfInteger',
} as const
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** The formats of one language. */
export function formatFor(locale: Locale): Format {
  const tag = languageTag(locale)
  const plain = (value: number) => numberFormat(tag).format(value)
  const figures = (value: number) => numberFormat(tag, { maximumSignificantDigits: 3 }).format(value)
  const date = (instant: string | Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(tag, options).format(new Date(instant))

  return {
    number: plain,
    decimal: (value, digits) =>
      numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    percent: (part) => numberFormat(tag, { style: 'percent' }).format(part),
    km2: (value, approximate) => `${approximate ? '≈\u00a0' : value === 1 ? '≤\u00a0' : ''}${plain(value)}\u00a0km²`,
    size: (m2) => {
      const hectares = m2 / HECTARE
      // A surface that rounds to 100 ha is shown as a square kilometre.
      if (hectares >= 99.95) return `${figures(m2 / KM2)}\u00a0km²`
      if (hectares >= 1) return `${figures(hectares)}\u00a0ha`
      const atLeast = hectares > 0 ? Math.max(0.01, hectares) : 0
      return `${numberFormat(tag, { maximumFractionDigits: 2 }).format(atLeast)}\u00a0ha`
    },
    distance: (metres) =>
      numberFormat(tag, {
        style: 'unit',
        unit: 'kilometer',
        maximumFractionDigits: metres < 10_000 ? 1 : 0,
      }).format(metres / 1000),
    euro: (amount) => euroFormat(tag).format(amount / 100),
    typed: (amount) => numberFormat(tag, TYPED).format(amount),
    country: (code) => countryNames(tag).of(code) ?? code,
    date: (instant) => date(instant, { dateStyle: 'long' }).replaceAll(' ', '\u00a0'),
    month: (instant) => capital(date(instant, { month: 'long', year: 'numeric' })),
    shortMonth: (name) => date(`${name}-01T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    time: (instant) => date(instant, { timeStyle: 'short' }),
    dateTime: (instant) => date(instant, { dateStyle: 'long', timeStyle: 'short' }),
    ago: (instant, now = new Date()) => {
      const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
      const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1]
      return agoFormat(tag).format(unit === 'second' ? 0 : Math.trunc(seconds / length), unit)
    },
  }
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** The formats of the current language. */
export function useFormat(): Format {
  const { locale } = useTranslation()
  return useMemo(() => formatFor(locale), [locale])
}
