import type { PathName } from '../../paths.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import { QuestionsLayout } from './QuestionsLayout.tsx'
import { usePage } from '../routing/usePage.ts'

const STEPS: readonly PathName[] = ['pblRegister', 'pblIntroduction', 'pblSetHome', 'pblCreateArea']

/** The layout of the short survey, with the progress on top. The name is no link: the only way is forward. */
export function PblLayout() {
  const { name } = usePage()
  const step = STEPS.findIndex((each) => each === name)
  return (
    <QuestionsLayout
      header={
        <header>
          <div className={classes.head}>
            <Wordmark />
            <LanguageSwitch short />
          </div>
          <div className={classes.progress} aria-hidden="true">
            {STEPS.map((each, index) => (
              <span key={each} className={index <= step ? `${classes.segment} ${classes.done}` : classes.segment} />
            ))}
          </div>
        </header>
      }
    />
  )
}
