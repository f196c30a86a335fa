import type { Me } from '@fieldfare/shared/account.ts'
import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { HomePlace } from '../../people/account/profile/HomePlace.tsx'
import { failureText } from '../../platform/i18n/failure.ts'
import { askSurvey } from './data.ts'
import { StepFrame } from './StepFrame.tsx'
import { SurveyGate, useStop } from './SurveyGate.tsx'
import { nextPage, pageOf } from './surveySteps.ts'

/** The step in which the participant sets their home marker, by the same map as on the account page. */
export const SetHomePage = () => (
  <SurveyGate step="home">{(survey, me) => <SetHome survey={survey} me={me} />}</SurveyGate>
)

function SetHome({ survey, me }: { survey: SurveyView; me: Me }) {
  const { t } = useTranslation()
  const router = useRouter()
  const stop = useStop()
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<string>()
  const next = async () => {
    if (!me.home) return setWhy(t('survey.home.needed'))
    setAsking(true)
    try {
      const updated = await askSurvey()
      router.history.push(updated ? nextPage(updated) : pageOf('areas', survey))
    } catch (error) {
      setWhy(failureText(t, error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <StepFrame
      title={t('survey.home.title')}
      hint={t('survey.home.hint')}
      next={t('survey.home.next')}
      onNext={() => void next()}
      busy={asking && t('app.word.loading')}
      why={me.home && why === t('survey.home.needed') ? undefined : why}
      onBack={() => router.history.push(pageOf('introduction', survey))}
      onLater={stop}
    >
      <HomePlace me={me} />
    </StepFrame>
  )
}
