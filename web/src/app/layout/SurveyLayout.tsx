import { Link, useRouterState } from '@tanstack/react-router'
import { useLive } from '../../platform/api/useLive.ts'
import { useMe } from '../../platform/session/me.ts'
import { funding } from '../../research/funding/data.ts'
import { paths } from '../../platform/paths.ts'
import { LanguageSwitch } from '../../platform/shell/layout/LanguageSwitch.tsx'
import { SurveyProgress } from '../../research/survey/SurveyProgress.tsx'
import { Wordmark } from '../../platform/ui/Wordmark.tsx'
import classes from './BareLayout.module.css'
import { QuestionsLayout } from './QuestionsLayout.tsx'

/** The progress of the survey; on the page about funding it includes the number of answered questions. */
function Progress() {
  const { me } = useMe()
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page?.name })
  const { data } = useLive(funding.mine, undefined, { enabled: page === 'funding' && me !== null })
  return <SurveyProgress answered={data?.requests?.answers.length} />
}

/** The layout of the survey: the site name, the language, and the progress. */
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
        <Progress />
      </header>
    }
  />
)
