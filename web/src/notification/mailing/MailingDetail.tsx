import { LOCALES } from '@fieldfare/shared/locale.ts'
import type { MailingView } from '@fieldfare/shared/mailing.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { PagePlaceholder } from '../../content/PagePlaceholder.tsx'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { BackTo } from '../../platform/shell/layout/BackTo.tsx'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { ProgressBar } from '../../platform/ui/feedback/ProgressBar.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { Box, Card, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { mailings, putMailing } from './data.ts'
import { MailPreview } from './MailPreview.tsx'
import { intendedMails, isUnderway, openMails } from './mailingProgress.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

/** One mailing, with its progress, the mails that were not delivered, and its texts. */
export function MailingDetail({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useLive(mailings.one, { id })
  if (!query.data) return <PagePlaceholder query={query} title={t('app.title.mailer')} gone={t('mailing.sent.gone')} />
  return <Shown mailing={query.data} />
}

function Shown({ mailing }: { mailing: MailingView }) {
  const { t } = useTranslation()
  const { title, createdAt, createdByName } = mailing
  usePageTitle(title)
  return (
    <PageFrame
      title={title}
      intro={
        <>
          {t('mailing.sent.by', { name: createdByName || t('mailing.sent.former') })} · <Ago at={createdAt} />
        </>
      }
      actions={<BackTo to={paths.mailer}>{t('mailing.sent.back')}</BackTo>}
      text
    >
      <Stack gap="xl">
        <Progress mailing={mailing} />
        <Failures mailing={mailing} />
        <Text mailing={mailing} />
      </Stack>
    </PageFrame>
  )
}

/** Shows a mailing's text in each language. The first is also the text for readers of all other languages. */
function Text({ mailing: { kind, title, body, locale, texts } }: { mailing: MailingView }) {
  const { t } = useTranslation()
  const translations = LOCALES.flatMap((each) => (texts[each] ? [{ locale: each, ...texts[each] }] : []))
  const allTexts = [{ locale, title, body }, ...translations]
  return (
    <Stack as="section" aria-labelledby="text-title">
      <h2 id="text-title">{t('mailing.sent.text')}</h2>
      {allTexts.map((words) => (
        <Stack key={words.locale} lang={words.locale ?? undefined}>
          <h3 className={textClasses.heading}>{words.title}</h3>
          {kind === 'people' && words.locale ? (
            <MailPreview words={words} locale={words.locale} toMany />
          ) : (
            <Box as="p" tone="plain" note className={textClasses.people}>
              {words.body}
            </Box>
          )}
        </Stack>
      ))}
    </Stack>
  )
}

function Progress({ mailing }: { mailing: MailingView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const stop = useCall(api.mailing.stop.mutate, { onSuccess: putMailing })
  const { id, progress, redirectedTo, stoppedAt } = mailing
  const { sent, waiting, late, failed, skipped, stopped } = progress
  const intended = intendedMails(mailing)
  const progressText = t('mailing.sent.progress', { sent: number(sent), total: number(intended) })
  const underway = isUnderway(mailing)
  const press = () =>
    stop.mutate(
      { id },
      {
        onSuccess: () => showToast(t('mailing.sent.stopDone')),
        onError: (error) => showToast(failureText(t, error)),
      },
    )
  return (
    <Card as="section">
      <Stack role="status" gap="xs">
        <p className={textClasses.heading}>{progressText}</p>
        <Stack as="ul" gap="xs">
          {redirectedTo && <li>{t('mailing.sent.redirected', { address: redirectedTo })}</li>}
          {waiting > 0 && <li>{t('mailing.sent.waiting', { number: number(waiting) })}</li>}
          {late > 0 && <li>{t('mailing.sent.late', { number: number(late) })}</li>}
          {failed > 0 && <li className={textClasses.bad}>{t('mailing.sent.failed', { number: number(failed) })}</li>}
          {skipped > 0 && !redirectedTo && <li>{t('mailing.sent.skipped', { number: number(skipped) })}</li>}
          {stoppedAt && <li>{t('mailing.sent.stopped', { number: number(stopped) })}</li>}
        </Stack>
      </Stack>
      {underway && (
        <>
          <ProgressBar label={progressText} max={intended} value={intended - openMails(mailing)} />
          <div>
            <Button kind="danger" busy={stop.isPending && t('app.word.sending')} onClick={press}>
              {t('mailing.sent.stop')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Failures({ mailing: { id, progress } }: { mailing: MailingView }) {
  const { t } = useTranslation()
  const some = progress.failed + progress.late > 0
  const query = usePagedQuery(mailings.failures, { id }, { enabled: some })
  if (!some) return null
  return (
    <Stack as="section" aria-labelledby="failures-title">
      <h2 id="failures-title">{t('mailing.sent.failures')}</h2>
      <PagedList query={query} loading={t('mailing.loading')}>
        {(failures) => (
          <Stack as="ul" lined>
            {failures.map(({ nth, to, state, tries, error, at }) => (
              <li key={nth}>
                <h3 className={textClasses.name}>{to || t('mailing.sent.former')}</h3>
                <p className={textClasses.quiet}>{error || t('mailing.sent.crash')}</p>
                <Row as="p" justify="between" gap="l" className={textClasses.quiet}>
                  <span>{t(`mailing.sent.state.${state}`, { tries })}</span>
                  <Ago at={at} />
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}
