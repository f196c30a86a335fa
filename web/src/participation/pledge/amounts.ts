import { AMOUNT_MAX, type Rhythm } from '@fieldfare/shared/limits.ts'
import { euros } from '@fieldfare/shared/money.ts'
import { YEARS_OF } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'

const Amount = euros(AMOUNT_MAX)

/** Parses a typed amount in euros into cents; null if the text is no valid amount. */
export function typedCents(typed: string): number | null {
  const parsed = Amount.safeParse(typed)
  return parsed.success ? parsed.data : null
}

/** Returns the day on which a pledge given now is due again; null for a pledge given once. */
export function nextAfter(now: Date, type: Rhythm): Date | null {
  const years = YEARS_OF[type]
  if (years === 0) return null
  const next = new Date(now)
  next.setFullYear(now.getFullYear() + years)
  // In most years, the 28th of February takes the place of the 29th.
  if (next.getMonth() !== now.getMonth()) next.setDate(0)
  return next
}

/** Returns functions that format amounts in euros: `plain` alone, `each` with the rhythm, such as "a year". */
export function useAmounts() {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const plain = (amount: number) => euro(Math.round(amount * 100))
  return { plain, each: (amount: number, type: Rhythm) => t(`pledge.each.${type}`, { amount: plain(amount) }) }
}
