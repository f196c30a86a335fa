import type { Me } from '@fieldfare/shared/account.ts'
import type { SurveyView } from '@fieldfare/shared/survey.ts'
import type { SurveyStep } from '@fieldfare/shared/surveyFlow.ts'
import { Navigate, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { paths } from '../../platform/paths.ts'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { useSurvey } from './data.ts'
import { isReached, nextPage } from './surveySteps.ts'

interface SurveyGateProps {
  step: SurveyStep
  children: (survey: SurveyView, me: Me) => ReactNode
}

/** Shows a part of the survey to participants who have completed all earlier parts; redirects others to their first incomplete part. */
export function SurveyGate({ step, children }: SurveyGateProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { survey, failure, retry } = useSurvey()
  if (failure !== null) return <NotRead failure={failure} onRetry={retry} />
  if (!me || survey === undefined) return <Waiting />
  if (survey === null)
    return (
      <EmptyState
        title={t('survey.state.noneTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.root} kind="call">
            {t('survey.state.toHome')}
          </ButtonLink>
        }
      >
        {t('survey.state.none')}
      </EmptyState>
    )
  if (survey.ended) return <Ended />
  if (!isReached(step, survey)) return <Navigate to={nextPage(survey)} replace />
  return children(survey, me)
}

export function Waiting() {
  const { t } = useTranslation()
  return (
    <div style={{ padding: 'var(--ff-gutter)' }}>
      <SkeletonLines label={t('app.word.loading')} />
    </div>
  )
}

export function Ended() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('survey.state.endedTitle')}
      behind={<BackdropMap />}
      actions={
        <ButtonLink to={paths.map} kind="call">
          {t('app.word.toMap')}
        </ButtonLink>
      }
    >
      {t('survey.state.ended')}
    </EmptyState>
  )
}

/** Returns a function that leaves the survey for now and shows how to continue it later. */
export function useStop(): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return () => {
    showToast(t('survey.stopped'))
    void navigate({ to: paths.home2 })
  }
}
