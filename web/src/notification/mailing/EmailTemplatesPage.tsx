import { LOCALES } from '@fieldfare/shared/locale.ts'
import type { TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { IconSend } from '../../platform/ui/icons.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { templates } from './data.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** Lists for admins the templates of all automatic mails. */
export function EmailTemplatesPage() {
  const { t } = useTranslation()
  const query = useLive(templates.all)
  const failure = failureIn(query)
  return (
    <PageFrame
      title={t('app.title.emailTemplates')}
      intro={t('mailing.template.intro')}
      actions={
        <>
          <ToAdmin />
          <ButtonLink to={paths.mailer} kind="soft" icon={<IconSend size={22} aria-hidden="true" />}>
            {t('mailing.template.toMailer')}
          </ButtonLink>
        </>
      }
      text
    >
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
      {!query.data && failure === null && <SkeletonLines label={t('app.word.loading')} lines={10} />}
      {query.data && (
        <Stack as="ul" lined>
          {query.data.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </Stack>
      )}
    </PageFrame>
  )
}

function TemplateRow({ template: { id, key, texts } }: { template: TemplateView }) {
  const { t, locale } = useTranslation()
  const changed = LOCALES.filter((locale) => texts[locale].changed).map((locale) => t(`mailing.locales.${locale}`))
  return (
    <Stack as="li" pressed gap="none">
      <h2 className={textClasses.name}>
        <Link to={paths.editEmailTemplate.pattern} params={{ id }}>
          {texts[locale].title}
        </Link>
      </h2>
      <p className={textClasses.quiet}>{t(`mail.descriptions.${key}`)}</p>
      <Row as="p" justify="between" gap="l" className={textClasses.quiet}>
        <code>{key}</code>
        <span className={changed.length > 0 ? textClasses.strong : undefined}>
          {changed.length > 0
            ? t('mailing.template.changed', { languages: changed.join(', ') })
            : t('mailing.template.builtIn')}
        </span>
      </Row>
    </Stack>
  )
}
