import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import classes from './About.module.css'
import type { ComingTab } from './tabs.ts'

/** Says that a tab is still to come, and what it will be. */
export function Coming({ id, tab }: { id: string; tab: ComingTab }) {
  const { t } = useTranslation()
  return (
    <section className={classes.coming}>
      <h2>{t('community.page.coming.title')}</h2>
      <p>{t(`community.page.coming.${tab}`)}</p>
      <ButtonLink
        to={paths.community.pattern}
        params={{ id }}
        search={{ tab: 'about' }}
        replace
        resetScroll={false}
        kind="soft"
      >
        {t('community.page.coming.about')}
      </ButtonLink>
    </section>
  )
}
