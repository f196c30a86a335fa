import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { useParams, useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { useSurvey } from './data.ts'
import { useInvitation } from '../../people/account/welcome/invitation.ts'
import { stringParam, useSearchParams } from '../../platform/shell/routing/useSearchParams.ts'
import { ProgressBar } from '../../platform/ui/feedback/ProgressBar.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './SurveyProgress.module.css'
import { progressAt } from './surveySteps.ts'

/** Shows the progress in the whole survey: one bar over all parts, the name of the current part, and the minutes that are left. */
export function SurveyProgress({ answered = 0 }: { answered?: number | undefined }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { survey } = useSurvey()
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page?.name ?? 'notFound' })
  const { id } = useParams({ strict: false })
  const { data: invitation } = useInvitation(id)
  // On the page of an invalid invitation there is no progress to show.
  const works = id === undefined || invitation?.state === 'open' || invitation?.state === 'joined'
  const other = invitation !== undefined && survey?.campaignId !== invitation.campaignId
  const budget = { step: stringParam(useSearchParams(), 'step'), answered }
  const progress = works && progressAt(page, me !== null, other ? null : (survey ?? null), budget)
  if (!progress) return null
  const { part, number, total, done } = progress
  const name = t(`survey.step.${part}`, { number, total: part === 'areas' ? FOUR_AREAS : RHYTHMS.length })
  const seconds = total - done
  const text =
    seconds === 0
      ? t('survey.progressDone')
      : t('survey.progress', { name, count: Math.max(1, Math.round(seconds / 60)) })
  return (
    <div className={classes.progress}>
      <p className={`${textClasses.quiet} ${classes.words}`}>{text}</p>
      <ProgressBar label={text} value={done} max={total} />
    </div>
  )
}
