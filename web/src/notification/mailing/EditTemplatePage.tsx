import { LOCALES } from '@fieldfare/shared/locale.ts'
import type { TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { PagePlaceholder } from '../../content/PagePlaceholder.tsx'
import { paths } from '../../platform/paths.ts'
import { BackTo } from '../../platform/shell/layout/BackTo.tsx'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { ChoiceTabs } from '../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './Mailer.module.css'
import { TemplateForm } from './TemplateForm.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { templates } from './data.ts'

/** Edits one mail template, one language at a time. The id in the URL is the template's id or its key. */
export function EditTemplatePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/edit-email-template/$id' })
  const query = useLive(templates.one, { id })
  if (!query.data)
    return <PagePlaceholder query={query} title={t('app.title.editEmailTemplate')} gone={t('mailing.template.gone')} />
  return <Editor key={query.data.key} view={query.data} />
}

function Editor({ view }: { view: TemplateView }) {
  const { t, locale: ownLocale } = useTranslation()
  const [locale, setLocale] = useState(ownLocale)
  usePageTitle(view.key)
  return (
    <PageFrame
      title={<code>{view.key}</code>}
      intro={t(`mail.descriptions.${view.key}`)}
      actions={<BackTo to={paths.emailTemplates}>{t('mailing.template.back')}</BackTo>}
    >
      <Stack gap="xl">
        <div className={classes.narrow}>
          <ChoiceTabs
            label={t('mailing.template.language')}
            options={LOCALES.map((each) => ({
              value: each,
              label: `${t(`mailing.locales.${each}`)}${view.texts[each].changed ? ' •' : ''}`,
            }))}
            value={locale}
            onChange={setLocale}
          />
        </div>
        <TemplateForm key={locale} view={view} locale={locale} />
      </Stack>
    </PageFrame>
  )
}
