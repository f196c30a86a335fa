import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { useSurvey } from './data.ts'
import { nextPage } from './surveySteps.ts'

/** A strip with a link back to a survey that the person has not finished. */
export function SurveyStrip() {
  const { t } = useTranslation()
  const { survey } = useSurvey()
  if (!survey || survey.ended || survey.next === 'done') return null
  const step = t(`survey.step.${survey.next}`, { number: survey.areas + 1, total: FOUR_AREAS })
  return (
    <NoticeStrip
      kind="plain"
      action={
        <ButtonLink to={nextPage(survey)} kind="soft">
          {t('survey.strip.go')}
        </ButtonLink>
      }
    >
      {t('survey.strip.text', { step })}
    </NoticeStrip>
  )
}
