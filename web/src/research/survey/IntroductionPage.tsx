import type { SurveyView } from '@fieldfare/shared/survey.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { ConsentAgain } from './ConsentStep.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './IntroductionPage.module.css'
import { StepFrame } from './StepFrame.tsx'
import { SurveyGate, useStop } from './SurveyGate.tsx'
import { nextPage, pageOf } from './surveySteps.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { putSurvey } from './data.ts'

/** Explains what the survey asks, how long it takes and what participants earn. If a consent was withdrawn, asks for it first. */
export const IntroductionPage = () => (
  <SurveyGate step="consent">
    {(survey, me) =>
      survey.next === 'consent' ? <ConsentAgain survey={survey} me={me} /> : <Introduction survey={survey} />
    }
  </SurveyGate>
)

function Introduction({ survey }: { survey: SurveyView }) {
  const { t } = useTranslation()
  const router = useRouter()
  const introduced = useCall(api.survey.introduced.mutate, { onSuccess: putSurvey })
  const stop = useStop()
  const short = survey.flow === 'pbl'
  const begin = () =>
    introduced.mutate(
      { campaignId: survey.campaignId },
      {
        onSuccess: (now) => router.history.push(survey.introduced ? pageOf('home', now) : nextPage(now)),
      },
    )
  const parts = short
    ? [t('survey.introduction.home'), t('survey.introduction.areasShort')]
    : [
        t('survey.introduction.home'),
        t('survey.introduction.areas'),
        t('survey.introduction.budget'),
        t('survey.introduction.reward'),
      ]
  return (
    <StepFrame
      title={t(short ? 'survey.introduction.titleShort' : 'survey.introduction.title')}
      hint={t('survey.introduction.time')}
      next={t('survey.introduction.next')}
      onNext={begin}
      busy={introduced.isPending && t('app.word.loading')}
      why={introduced.error && failureText(t, introduced.error)}
      onLater={stop}
    >
      <Stack as="ol" gap="l" className={classes.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Stack>
      <p>{t('survey.introduction.wrong')}</p>
    </StepFrame>
  )
}
