import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useDrafts } from '../../draft/data.ts'
import { paths } from '../../paths.ts'
import { readDraft } from '../wizard.ts'
import classes from './AreaWizardScreen.module.css'
import type { AreaWizard } from './useAreaWizard.ts'
import { useDraftWords } from '../useDraftWords.ts'

/** At the start: what a guest should know, and what was begun before. */
export function BeforeDrawing({ wizard }: { wizard: AreaWizard }) {
  const { t } = useTranslation()
  const { me, isLoading } = useMe()
  const words = useDraftWords()
  const drafts = useDrafts('area').filter(({ key }) => key !== wizard.key)
  const begun = wizard.begun ? [] : drafts.slice(0, 3)
  return (
    <>
      {!me && !isLoading && <p className={classes.quiet}>{t('area.wizard.account.hint')}</p>}
      {begun.length > 0 && (
        <section className={classes.begun}>
          <h2>{t('area.draft.label')}</h2>
          <ul>
            {begun.map(({ key, content }) => {
              const { title } = words(readDraft(content))
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
