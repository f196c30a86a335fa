import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import type { MailingCount } from '@fieldfare/shared/mailing.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { forgetKey, idempotencyKey } from '../../platform/form/idempotencyKey.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { failureOf } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { Button, PrimaryButton } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { mailings, readMailings } from './data.ts'
import {
  begunIn,
  type MailingDraft,
  draftIssues,
  EMPTY,
  fallbackOf,
  localeIn,
  refusedAt,
  textsOf,
  whomOf,
  wordsIn,
} from './mailingDraft.ts'
import { MailingWords } from './MailingWords.tsx'
import { MailPreview } from './MailPreview.tsx'
import { Reach } from './Reach.tsx'
import { TestMail } from './TestMail.tsx'
import { useSettled } from '../../platform/useSettled.ts'
import { WhomFields } from './WhomFields.tsx'
import { useOnce } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

const SAVED_AS = 'mailing'

/** The form of a new mailing: recipients, texts, a test mail to oneself, and sending once the number of recipients is confirmed. */
export function MailingForm() {
  const { t, locale: ownLocale } = useTranslation()
  const { number } = useFormat()
  const { me } = useMe()
  const navigate = useNavigate()
  const send = useCall(api.mailer.mutate, { onSettled: readMailings })
  const test = useCall(api.mailer.mutate, { onSettled: readMailings })
  const [confirming, setConfirming] = useState(false)
  const [locale, setLocale] = useState(ownLocale)
  /** Shows the language of the first text that has an issue. */
  const showLocaleOf = (issues: Issue[]): Issue[] => {
    const [wrong] = issues.flatMap((issue) => localeIn(issue) ?? [])
    if (wrong) setLocale(wrong)
    return issues
  }
  const form = useForm<MailingDraft>({
    base: EMPTY,
    savedAs: SAVED_AS,
    check: (values) => showLocaleOf(draftIssues(values, ownLocale, confirming ? (count ?? 0) : undefined)),
    send: async (values) => {
      const whom = whomOf(values) ?? {}
      const texts = textsOf(values, ownLocale)
      const id = idempotencyKey(SAVED_AS, JSON.stringify({ ...values, expected: '' }))
      await send.mutateAsync({ data: { ...whom, ...texts, expected: count }, id }).catch((thrown: unknown) => {
        const { issues } = failureOf(thrown)
        if (issues.length === 0) throw thrown
        const refused = showLocaleOf(refusedAt(issues, texts.locale))
        // The dialog would cover the refused fields.
        if (refused.some(localeIn)) setConfirming(false)
        throw new AppError('bad-input', refused)
      })
      forgetKey(SAVED_AS)
      setConfirming(false)
      void navigate({ to: paths.mailer, search: { mailing: id } })
    },
  })
  const { expected, whom: by } = form.values
  // The texts that readers of the shown language get; those of the fallback language if the shown one has none.
  const readLocale = begunIn(form.values).includes(locale) ? locale : fallbackOf(form.values, ownLocale)
  const shownTexts = wordsIn(form.values, readLocale)
  const whom = whomOf(form.values)
  const settled = useSettled(whom)
  const query = useOnce(mailings.count, settled && { data: settled })
  // The recipients may have changed since the count was requested.
  const counted = JSON.stringify(settled) === JSON.stringify(whom) ? query.data : undefined
  const count = counted?.count
  const countParams = { count: count ?? 0, number: number(count ?? 0) }
  const ask = () => {
    if (!form.valid() || !count) return
    form.set('expected', '')
    setConfirming(true)
  }
  return (
    <LabelledForm form={form} label={t('app.title.mailer')}>
      <Grid filled least="xl" gap="xxl">
        <Stack gap="xl">
          <WhomFields form={form} />
          <Reach query={{ ...query, data: counted }} none={whom === null} picked={by === 'people'} />
          <MailingWords form={form} locale={locale} own={ownLocale} onLocale={setLocale} />
        </Stack>
        <Stack gap="xl">
          <MailPreview words={shownTexts} locale={readLocale} toMany />
          <TestMail
            test={test}
            onPress={() => {
              if (form.valid()) test.mutate({ data: { testEmail: me?.email ?? '', ...shownTexts, locale: readLocale } })
            }}
          />
          <FormFailure>{confirming ? null : form.failure}</FormFailure>
          <Row gap="l">
            <PrimaryButton aria-disabled={!count} onClick={ask}>
              {count === undefined ? t('mailing.write.sendAny') : t('mailing.write.send', countParams)}
            </PrimaryButton>
          </Row>
        </Stack>
      </Grid>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('mailing.write.confirmTitle', countParams)}
        actions={
          <>
            <Button kind="soft" onClick={() => setConfirming(false)}>
              {t('mailing.write.cancel')}
            </Button>
            <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
              {t('mailing.write.send', countParams)}
            </Button>
          </>
        }
      >
        <Stack gap="l">
          <Confirmation counted={counted} tested={test.data !== undefined} />
          <TextField
            label={t('mailing.write.confirmField', { number: number(count ?? 0) })}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('expected')}
            value={expected}
          />
          <FormFailure>{form.failure}</FormFailure>
        </Stack>
      </Dialog>
    </LabelledForm>
  )
}

function Confirmation({ counted, tested }: { counted: MailingCount | undefined; tested: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <p>{t('mailing.write.confirmText')}</p>
      {counted?.redirectedTo && <p>{t('mailing.write.redirected', { address: counted.redirectedTo })}</p>}
      {!tested && <p>{t('mailing.write.untested')}</p>}
    </Stack>
  )
}
