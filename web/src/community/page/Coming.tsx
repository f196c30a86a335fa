import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import classes from './About.module.css'
import type { Tab } from './tabs.ts'

/** The parts that are not there yet. */
const COMING = ['poll', 'polis', 'pledges', 'meetings'] as const

/** Says honestly that a part of the community is still to come, and what it will be. */
export function Coming({ id, tab }: { id: string; tab: Tab }) {
  const { t } = useTranslation()
  const coming = COMING.find((each) => each === tab)
  return (
    <section className={classes.coming}>
      <h2>{t('community.page.coming.title')}</h2>
      {coming && <p>{t(`community.page.coming.${coming}`)}</p>}
      <ButtonLink to={paths.community(id)} search={{ tab: 'about' } as never} replace resetScroll={false} kind="soft">
        {t('community.page.coming.about')}
      </ButtonLink>
    </section>
  )
}
