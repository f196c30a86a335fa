import { z } from 'zod'

/** Digits with at most two decimals after a point or a comma: what people type. */
const TYPED = /^\d{1,12}(?:[.,]\d{1,2})?$/
/** A number with more decimals than cents, or a sign. */
const NUMBER = /^-?\d{1,12}(?:[.,]\d+)?$/

/** Whole cents of an amount of euros, as a number or as text; or what is wrong with it. */
function centsOf(raw: unknown): number | 'number' | 'decimals' {
  if (typeof raw === 'string') {
    const typed = raw.trim()
    if (!NUMBER.test(typed)) return 'number'
    if (!TYPED.test(typed.replace('-', ''))) return 'decimals'
    return Math.round(Number(typed.replace(',', '.')) * 100)
  }
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return 'number'
  const cents = Math.round(raw * 100)
  // A sum such as 0.1 + 0.2 is off by less than any decimal that somebody would write.
  return Math.abs(raw * 100 - cents) < 1e-6 ? cents : 'decimals'
}

/**
 * Euros over 0 and at most `max`, with at most two decimals: a number, or text such as '25' and '25,50'. Read as whole cents,
 * in which nothing is rounded later.
 */
export const euros = (max: number) =>
  z.unknown().transform((raw, context): number => {
    const refuse = (message: string, params?: Record<string, number>) => {
      context.addIssue({ code: 'custom', message, params })
      return z.NEVER
    }
    if (raw === undefined || raw === null || raw === '') return refuse('required')
    const cents = centsOf(raw)
    if (typeof cents === 'string') return refuse(cents)
    return cents > 0 && cents <= max * 100 ? cents : refuse('amount', { max })
  })
