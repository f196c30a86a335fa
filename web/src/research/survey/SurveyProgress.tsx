import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { useParams, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../platform/session/me.ts'
import { useSurvey } from './data.ts'
import { useInvitation } from '../../people/account/welcome/invitation.ts'
import { ProgressSegments } from '../../platform/ui/feedback/ProgressSegments.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './SurveyProgress.module.css'
import { progressAt } from './surveySteps.ts'

/** Shows the progress in the whole survey: a bar of all parts, and the name of the current one. */
export function SurveyProgress() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { survey } = useSurvey()
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page?.name ?? 'notFound' })
  const { id } = useParams({ strict: false })
  const { data: invitation } = useInvitation(id)
  // The page of an invalid invitation is no part of the survey.
  const works = id === undefined || invitation?.state === 'open' || invitation?.state === 'joined'
  const other = invitation !== undefined && survey?.campaignId !== invitation.campaignId
  const progress = works && progressAt(page, me !== null, other ? null : (survey ?? null))
  if (!progress) return null
  const { step, at, total, area } = progress
  const name = t(`survey.step.${step}`, { number: area, total: FOUR_AREAS })
  return (
    <div className={classes.progress}>
      <p className={`${textClasses.quiet} ${classes.words}`}>{t('survey.progress', { name, step: at, total })}</p>
      <ProgressSegments done={at} total={total} />
    </div>
  )
}
