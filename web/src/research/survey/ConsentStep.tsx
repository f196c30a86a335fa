import type { Me } from '@fieldfare/shared/account.ts'
import type { ResearchPurpose } from '@fieldfare/shared/consent.ts'
import type { OpenInvitation, SurveyView } from '@fieldfare/shared/survey.ts'
import { ASKED, NEEDED, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { currentLocale, useTranslation } from '../../platform/i18n/translation.ts'
import { consents, readText, useGiveConsent } from '../../people/consent/data.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { DocumentLink } from '../../platform/shell/layout/DocumentLink.tsx'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { CheckField } from '../../platform/ui/form/CheckField.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { Card, Row } from '../../platform/ui/layout/Layout.tsx'
import { askSurvey, putSurvey } from './data.ts'
import { StepFrame } from './StepFrame.tsx'
import { useStop, Waiting } from './SurveyGate.tsx'
import { nextPage } from './surveySteps.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { readAgain } from '../../platform/api/queries.ts'
import { invitations } from '../../people/account/welcome/invitation.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { leave } from '../../people/account/signInOut.ts'
import textClasses from '../../platform/ui/text.module.css'

type Acts = { purpose: ResearchPurpose; id: string }[]

/** Asks for each consent that the invitation requires; a person who gives them all becomes a participant. */
export function ConsentStep({ id, invitation, me }: { id: string; invitation: OpenInvitation; me: Me }) {
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = useNavigate()
  const take = useCall(api.survey.takePart.mutate, {
    onSuccess: putSurvey,
    onSettled: (_survey, _error, { id: invited }) => readAgain({ queryKey: invitations.key({ id: invited }) }),
  })
  const signOut = useCall(api.account.signOut.mutate, { onSuccess: () => leave() })
  const send = async (acts: Acts) => {
    const consents = acts.map((act) => ({ purpose: act.purpose, version: readText(act.purpose).version, id: act.id }))
    const survey = await take.mutateAsync({ id, locale: currentLocale(), consents })
    router.history.push(nextPage(survey))
  }
  const decline = () => {
    showToast(t('survey.consent.declined'))
    void navigate({ to: paths.home2 })
  }
  return (
    <ConsentForm
      flow={invitation.flow}
      send={send}
      rest={
        <Button kind="text" onClick={decline}>
          {t('survey.consent.decline')}
        </Button>
      }
      as={
        <Row as="p" gap="xs" className={textClasses.quiet}>
          {t('survey.consent.as', { name: me.name })}{' '}
          <Button kind="text" onClick={() => signOut.mutate()}>
            {t('survey.consent.notYou')}
          </Button>
        </Row>
      }
    />
  )
}

/** Asks a participant again for the consents that they have withdrawn. */
export function ConsentAgain({ survey }: { survey: SurveyView; me: Me }) {
  const router = useRouter()
  const give = useGiveConsent()
  const stop = useStop()
  const send = async (acts: Acts) => {
    await give.mutateAsync(acts)
    const updated = await askSurvey()
    if (updated) router.history.replace(nextPage(updated))
  }
  return <ConsentForm flow={survey.flow} send={send} onLater={stop} />
}

interface ConsentFormProps {
  flow: SurveyFlow
  send: (acts: Acts) => Promise<void>
  rest?: ReactNode
  /** A line with the name of the signed-in person. */
  as?: ReactNode
  onLater?: () => void
}

const UNTICKED: Record<ResearchPurpose, boolean> = { research: false, experiment: false, email: false }

function ConsentForm({ flow, send, rest, as, onLater }: ConsentFormProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const query = useLive(consents)
  const [ids] = useState(() => ({
    research: crypto.randomUUID(),
    experiment: crypto.randomUUID(),
    email: crypto.randomUUID(),
  }))
  const consentFor = (purpose: ResearchPurpose) => query.data?.find((one) => one.purpose === purpose && one.given)
  const purposes = ASKED[flow]
  const form = useForm({
    base: UNTICKED,
    check: (values) =>
      NEEDED[flow]
        .filter((purpose) => !values[purpose] && !consentFor(purpose))
        .map((purpose) => ({ path: [purpose], key: 'needed' })),
    send: (values) =>
      send(purposes.filter((purpose) => values[purpose]).map((purpose) => ({ purpose, id: ids[purpose] }))),
  })
  if (!query.data)
    return query.error ? <NotRead failure={query.error} onRetry={() => void query.refetch()} /> : <Waiting />
  return (
    <StepFrame
      ref={form.ref}
      title={t('survey.consent.title')}
      hint={t('survey.consent.hint')}
      next={t('survey.consent.next')}
      onNext={form.submit}
      busy={form.sending && t('app.word.sending')}
      why={form.failure}
      rest={rest}
      onLater={onLater}
    >
      {purposes.map((purpose) => {
        const before = consentFor(purpose)
        return (
          <Card as="section" key={purpose} gap="s" aria-labelledby={`consent-${purpose}`}>
            <Row as="p" gap="m" justify="between">
              <strong id={`consent-${purpose}`}>{t(`consent.${purpose}.name`)}</strong>
              <span className={textClasses.quiet}>
                {t(NEEDED[flow].includes(purpose) ? 'survey.consent.needed' : 'survey.consent.choice')}
              </span>
            </Row>
            {before ? (
              <>
                <p>{t(`consent.${purpose}.agree`)}</p>
                <p className={textClasses.quiet}>{t('consent.givenOn', { date: date(before.at) })}</p>
              </>
            ) : (
              <CheckField
                label={t(`consent.${purpose}.agree`)}
                description={t(`consent.${purpose}.text`)}
                {...form.field(purpose)}
              />
            )}
          </Card>
        )
      })}
      <DocumentLink name="privacy" apart />
      {as}
    </StepFrame>
  )
}
