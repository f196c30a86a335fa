import type { WelcomeFigures } from '@fieldfare/shared/welcomeView.ts'
import { numberFormat } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { currentLocale, useTranslation } from '../../../platform/i18n/translation.ts'
import classes from './WelcomePage.module.css'

/** One line with the site's totals of places, people and lands, which shows that others already take part. */
export function Proof({ figures: { places, people, lands } }: { figures: WelcomeFigures }) {
  const { t } = useTranslation()
  const { format } = numberFormat(languageTag(currentLocale()))
  const drawn = t('welcome.proof', { count: places, places: format(places), people: format(people) })
  return (
    <p className={classes.proof}>
      {lands > 0 ? `${drawn}, ${t('welcome.lands', { count: lands, lands: format(lands) })}` : drawn}
    </p>
  )
}
