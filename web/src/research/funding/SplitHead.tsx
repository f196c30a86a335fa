import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { NothingCharged } from './NothingCharged.tsx'
import classes from './Split.module.css'

export interface Share {
  key: string
  /** The amount in cents. */
  cents: number
  colour: string
  /** The number of the place in the list and on the map. */
  number?: number
}

/** Shows in large text how much of a budget is left, above a bar of all shares; the rest is hatched. Stays in view when scrolling. */
export function SplitHead({ budget, shares }: { budget: number; shares: readonly Share[] }) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const remaining = budget - shares.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <Stack gap="s" className={classes.head} data-state={remaining === 0 ? 'done' : remaining < 0 ? 'over' : 'left'}>
      <Row align="baseline" justify="between">
        <p role="status" className={classes.left}>
          {remaining === 0 ? (
            t('funding.split.none')
          ) : (
            <>
              <strong>{euro(Math.abs(remaining))}</strong>{' '}
              {t(remaining > 0 ? 'funding.split.left' : 'funding.split.over')}
            </>
          )}
        </p>
        <p className={textClasses.quiet}>{t('funding.split.of', { amount: euro(budget) })}</p>
      </Row>
      <SplitBar budget={budget} shares={shares} />
      <NothingCharged slim />
    </Stack>
  )
}

/** The bar of all shares. Decorative only: the amounts are also shown as text. */
export function SplitBar({ budget, shares }: { budget: number; shares: readonly Share[] }) {
  const allocated = shares.reduce((sum, { cents }) => sum + cents, 0)
  const total = Math.max(budget, allocated, 1)
  return (
    <div className={classes.bar} aria-hidden="true">
      {shares
        .filter(({ cents }) => cents > 0)
        .map(({ key, cents, colour, number }) => (
          <span key={key} className={classes.piece} style={{ flexGrow: cents / total, background: colour }}>
            {number !== undefined && cents / total > 0.06 && number}
          </span>
        ))}
      {allocated < budget && <span className={classes.rest} style={{ flexGrow: (budget - allocated) / total }} />}
    </div>
  )
}
