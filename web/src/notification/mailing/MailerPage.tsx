import type { MailingView } from '@fieldfare/shared/mailing.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { IconTemplate } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { intendedMails } from './mailingProgress.ts'
import { MailingDetail } from './MailingDetail.tsx'
import { MailingForm } from './MailingForm.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { mailings } from './data.ts'
import classes from './Mailer.module.css'

/** The page where admins send mailings to many people. `?mailing=` shows a sent mailing and its progress. */
export function MailerPage() {
  const { mailing } = useSearch({ from: '/main/mailer' })
  return mailing ? <MailingDetail key={mailing} id={mailing} /> : <Mailer />
}

function Mailer() {
  const { t } = useTranslation()
  return (
    <PageFrame
      title={t('app.title.mailer')}
      intro={t('mailing.write.intro')}
      actions={
        <>
          <ToAdmin />
          <ButtonLink to={paths.emailTemplates} kind="soft" icon={<IconTemplate size={22} aria-hidden="true" />}>
            {t('mailing.write.toTemplates')}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="xxl">
        <MailingForm />
        <SentBefore />
      </Stack>
    </PageFrame>
  )
}

function SentBefore() {
  const { t } = useTranslation()
  const query = usePagedQuery(mailings.all)
  return (
    <Stack as="section" className={classes.narrow} aria-labelledby="sent-title">
      <h2 id="sent-title">{t('mailing.sent.title')}</h2>
      <PagedList query={query} loading={t('mailing.loading')} empty={<p>{t('mailing.sent.empty')}</p>}>
        {(mailings) => (
          <Stack as="ul" lined>
            {mailings.map((mailing) => (
              <MailingRow key={mailing.id} mailing={mailing} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}

function MailingRow({ mailing }: { mailing: MailingView }) {
  const { id, title, createdAt, createdByName, progress } = mailing
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <Stack as="li" pressed gap="none">
      <h3 className={textClasses.name}>
        <Link to={paths.mailer} search={{ mailing: id }}>
          {title}
        </Link>
      </h3>
      <Row as="p" justify="between" gap="l" className={textClasses.quiet}>
        <span>
          {t('mailing.sent.by', { name: createdByName || t('mailing.sent.former') })} · <Ago at={createdAt} />
        </span>
        <span>
          {t('mailing.sent.progress', { sent: number(progress.sent), total: number(intendedMails(mailing)) })}
        </span>
      </Row>
    </Stack>
  )
}
