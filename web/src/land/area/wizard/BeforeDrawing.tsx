import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { useDrafts } from '../../../platform/draft/data.ts'
import { paths } from '../../../platform/paths.ts'
import { AreaDraft } from '../areaPlan.ts'
import classes from './AreaWizard.module.css'
import { useDraftSummary } from './wizardStatus.ts'

interface BeforeDrawingProps {
  draftKey: string
  /** This area was begun already. */
  begun: boolean
}

/** At the first step: what a guest should know, and the areas that were begun before. */
export function BeforeDrawing({ draftKey, begun }: BeforeDrawingProps) {
  const { t } = useTranslation()
  const { isGuest, isLoading } = useMe()
  const summary = useDraftSummary()
  const drafts = useDrafts('area').filter(({ key }) => key !== draftKey)
  const others = begun ? [] : drafts.slice(0, 3)
  return (
    <>
      {isGuest && !isLoading && <p className={classes.quiet}>{t('area.wizard.account.hint')}</p>}
      {others.length > 0 && (
        <section className={classes.begun}>
          <h2>{t('area.draft.label')}</h2>
          <ul>
            {others.map(({ key, content }) => {
              const { title } = summary(AreaDraft.parse(content))
              return (
                <li key={key}>
                  <Link to={paths.addArea} search={{ draft: key }}>
                    {t('area.draft.goOnWith', { title })}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
