import { euroFormat, numberFormat } from '@fieldfare/shared/intl.ts'
import type { Locale, Messages } from '@fieldfare/shared/locale.ts'
import Mustache from 'mustache'
import { inEuros, type Gift } from './rows.ts'

type PledgedAmount = Pick<Gift, 'cents' | 'type'>

/** An amount as people read it, such as '€ 25' and '€ 12,50'. */
const euroText = (cents: number, locale: Locale): string => euroFormat(locale).format(inEuros(cents))

/** Returns the amount as people type it into a field: without a sign, and with decimals where there are some. */
export const typedText = (cents: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, useGrouping: false }).format(inEuros(cents))

/** An amount with how often it is given, such as '€ 25 a year'. */
export const amountText = ({ cents, type }: PledgedAmount, locale: Locale, { pledge }: Messages): string =>
  fill(pledge.each[type], { amount: euroText(cents, locale) })

export const dateText = (at: Date, locale: Locale, timeZone: string): string =>
  at.toLocaleDateString(locale, { dateStyle: 'long', timeZone })

/** Fills a text of the catalogue. */
export const fill = (text: string, values: Record<string, string>): string =>
  Mustache.render(text, values, {}, { escape: String })
