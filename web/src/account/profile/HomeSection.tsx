import type { Me } from '@fieldfare/shared/account.ts'
import { useTranslation } from 'react-i18next'
import formClasses from '../../form/Form.module.css'
import classes from './AccountPage.module.css'
import { HomePlace } from './HomePlace.tsx'

/** The home of the person, which only they and the admins see. */
export function HomeSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  return (
    <section className={classes.section} aria-labelledby="home-title">
      <h2 id="home-title">{t('account.home.title')}</h2>
      <p className={formClasses.quiet}>{t('account.home.text')}</p>
      <HomePlace me={me} />
    </section>
  )
}
