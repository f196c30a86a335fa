import { z } from 'zod'

/** Matches an amount as people type it: digits with at most two decimals after a point or a comma. */
const TYPED = /^\d{1,12}(?:[.,]\d{1,2})?$/
/** Matches any number, also with a minus sign or with more decimals than cents. */
const NUMBER = /^-?\d{1,12}(?:[.,]\d+)?$/

/** Returns the whole cents of an amount of euros given as a number or as text; or the key of the amount's fault. */
function centsOf(raw: unknown): number | 'number' | 'decimals' {
  if (typeof raw === 'string') {
    const typed = raw.trim()
    if (!NUMBER.test(typed)) return 'number'
    if (!TYPED.test(typed.replace('-', ''))) return 'decimals'
    return Math.round(Number(typed.replace(',', '.')) * 100)
  }
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return 'number'
  const cents = Math.round(raw * 100)
  // A sum such as 0.1 + 0.2 differs by less than any decimal that somebody would write.
  return Math.abs(raw * 100 - cents) < 1e-6 ? cents : 'decimals'
}

/**
 * Accepts euros over 0, or from `min` on, up to `max`, with at most two decimals: a number, or text such as '25' and '25,50'. Converts
 * them to whole cents, so that nothing is rounded later.
 */
export const euros = (max: number, min = 0) =>
  z.unknown().transform((raw, context): number => {
    const refuse = (message: string, params?: Record<string, number>) => {
      context.addIssue({ code: 'custom', message, params })
      return z.NEVER
    }
    if (raw === undefined || raw === null || raw === '') return refuse('required')
    const cents = centsOf(raw)
    if (typeof cents === 'string') return refuse(cents)
    if (cents > 0 && cents >= min * 100 && cents <= max * 100) return cents
    return min > 0 ? refuse('amountRange', { min, max }) : refuse('amount', { max })
  })

/**
 * Divides whole cents into `parts` that differ by a cent at most and add up to the whole: the remaining cents go, one each, to the
 * first parts. @returns an empty list for 0 parts
 */
export function splitEqually(cents: number, parts: number): number[] {
  const least = Math.floor(cents / parts)
  const rest = cents - least * parts
  return Array.from({ length: parts }, (_, at) => least + (at < rest ? 1 : 0))
}

/** Returns the rest of a budget after its shares, in cents; negative if the shares exceed the budget. */
export const leftOf = (budget: number, shares: readonly number[]): number =>
  budget - shares.reduce((sum, share) => sum + share, 0)
