import { type ConsentView, RESEARCH_PURPOSES, type ResearchPurpose } from '@fieldfare/shared/consent.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { consents, putConsents, useGiveConsent } from '../../consent/data.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { DocumentLink } from '../../../platform/shell/layout/DocumentLink.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Lists the research purposes with the person's consent to each, its text, and a button to give or withdraw it. */
export function ConsentSection() {
  const { t } = useTranslation()
  const { date } = useFormat()
  const query = useLive(consents)
  const { data } = query
  const failure = failureIn(query)
  if (failure !== null) return <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
  if (!data) return null
  const terms = data.find(({ purpose }) => purpose === 'terms')
  return (
    <Stack as="section" id="consents" gap="l" snug aria-labelledby="consents-title">
      <h2 id="consents-title">{t('consent.title')}</h2>
      <p className={textClasses.quiet}>{t('consent.intro')}</p>
      <Stack as="ul" gap="xl">
        {RESEARCH_PURPOSES.map((purpose) => (
          <Purpose key={purpose} purpose={purpose} consent={data.find((one) => one.purpose === purpose)} />
        ))}
        {terms && (
          <Stack as="li" gap="xs" align="start">
            <h3 className={textClasses.heading}>{t('consent.terms.name')}</h3>
            <p className={textClasses.quiet}>{t('consent.givenOn', { date: date(terms.at) })}</p>
            <p>{t('consent.terms.ends')}</p>
            <DocumentLink name="terms" />
          </Stack>
        )}
      </Stack>
    </Stack>
  )
}

function Purpose({ purpose, consent }: { purpose: ResearchPurpose; consent: ConsentView | undefined }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const give = useGiveConsent()
  const withdraw = useCall(api.consent.withdraw.mutate, { onSuccess: putConsents })
  const [asking, setAsking] = useState(false)
  // Retries of one press share an id, so that the change is recorded once; the next press gets a new id.
  const [id, setId] = useState(() => crypto.randomUUID())
  const finish = (words: string) => {
    setId(crypto.randomUUID())
    setAsking(false)
    showToast(words)
  }
  const name = t(`consent.${purpose}.name`)
  const isGiven = consent?.given === true
  const state = !consent
    ? t('consent.never')
    : t(isGiven ? 'consent.givenOn' : 'consent.withdrawnOn', { date: date(consent.at) })
  const error = give.error ?? withdraw.error
  return (
    <Stack as="li" gap="xs" align="start">
      <h3 className={textClasses.heading}>{name}</h3>
      <p className={textClasses.quiet}>{state}</p>
      <details>
        <summary className={textClasses.opener}>{t('consent.readText')}</summary>
        <Stack gap="s">
          <p>{t(`consent.${purpose}.agree`)}</p>
          <p>{t(`consent.${purpose}.text`)}</p>
        </Stack>
      </details>
      <FormFailure>{error && failureText(t, error)}</FormFailure>
      {isGiven ? (
        <Button kind="dangerText" aria-label={t('consent.withdrawNamed', { name })} onClick={() => setAsking(true)}>
          {t('consent.withdraw')}
        </Button>
      ) : (
        <Button
          kind="soft"
          aria-label={t('consent.giveNamed', { name })}
          busy={give.isPending && t('app.word.sending')}
          onClick={() => give.mutate([{ purpose, id }], { onSuccess: () => finish(t('consent.given', { name })) })}
        >
          {t('consent.give')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('consent.ask')}
        confirm={t('consent.withdraw')}
        cancel={t('app.word.cancel')}
        danger
        busy={withdraw.isPending && t('app.word.sending')}
        onConfirm={() =>
          withdraw.mutate({ purpose, id }, { onSuccess: () => finish(t('consent.withdrawn', { name })) })
        }
        onCancel={() => setAsking(false)}
      >
        {t(`consent.${purpose}.ends`)}
      </ConfirmDialog>
    </Stack>
  )
}
