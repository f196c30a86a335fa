import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import { QuestionsLayout } from './QuestionsLayout.tsx'

/** The layout of the survey: the name and the language. */
export const SurveyLayout = () => (
  <QuestionsLayout
    header={
      <header className={classes.head}>
        <Link to={paths.root} style={{ textDecoration: 'none' }}>
          <Wordmark />
        </Link>
        <LanguageSwitch short />
      </header>
    }
  />
)
