import { LanguageSwitch } from '../../platform/shell/layout/LanguageSwitch.tsx'
import { SurveyProgress } from '../../research/survey/SurveyProgress.tsx'
import { Wordmark } from '../../platform/ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { QuestionsLayout } from './QuestionsLayout.tsx'

/** The layout of the short survey, with the progress on top. The site name is no link, so that people can only go forward. */
export const PblLayout = () => (
  <QuestionsLayout
    header={
      <header>
        <div className={classes.head}>
          <Wordmark />
          <LanguageSwitch short />
        </div>
        <SurveyProgress />
      </header>
    }
  />
)
