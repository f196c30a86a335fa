import { euroFormat, numberFormat } from '@fieldfare/shared/intl.ts'
import type { Locale, Messages } from '@fieldfare/shared/locale.ts'
import Mustache from 'mustache'
import { inEuros, type Gift } from './rows.ts'

type PledgedAmount = Pick<Gift, 'cents' | 'type'>

/** Formats an amount for display, such as '€ 25' and '€ 12,50'. */
const euroText = (cents: number, locale: Locale): string => euroFormat(locale).format(inEuros(cents))

/** Formats an amount for an input field: without the euro sign, and with decimals only if it has cents. */
export const typedText = (cents: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, useGrouping: false }).format(inEuros(cents))

/** Formats an amount with its rhythm, such as '€ 25 a year'. */
export const amountText = ({ cents, type }: PledgedAmount, locale: Locale, { pledge }: Messages): string =>
  fill(pledge.each[type], { amount: euroText(cents, locale) })

export const dateText = (at: Date, locale: Locale, timeZone: string): string =>
  at.toLocaleDateString(locale, { dateStyle: 'long', timeZone })

/** Fills the placeholders of a text from the message catalogue. */
export const fill = (text: string, values: Record<string, string>): string =>
  Mustache.render(text, values, {}, { escape: String })
