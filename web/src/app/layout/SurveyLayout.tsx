import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { LanguageSwitch } from '../../platform/shell/layout/LanguageSwitch.tsx'
import { SurveyProgress } from '../../research/survey/SurveyProgress.tsx'
import { Wordmark } from '../../platform/ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { QuestionsLayout } from './QuestionsLayout.tsx'

/** The layout of the survey: the name, the language, and the progress. */
export const SurveyLayout = () => (
  <QuestionsLayout
    header={
      <header>
        <div className={classes.head}>
          <Link to={paths.root} style={{ textDecoration: 'none' }}>
            <Wordmark />
          </Link>
          <LanguageSwitch short />
        </div>
        <SurveyProgress />
      </header>
    }
  />
)
