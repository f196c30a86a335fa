import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { DocumentLink } from '../../platform/shell/layout/DocumentLink.tsx'
import textClasses from '../../platform/ui/text.module.css'

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Stack as="section" gap="s" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </Stack>
)

/** About, contact and disclaimer on one page, each with its own anchor. */
export function InfoPage() {
  const { t } = useTranslation()
  const config = usePublicConfig()
  const address = config?.supportAddress
  return (
    <PageFrame title={t('app.title.info')} intro={t('info.intro')} text>
      <Stack lined gap="xl">
        <Section id="about" title={t('info.about.title')}>
          <p>{t('info.about.purpose')}</p>
          <p>{t('info.about.open')}</p>
          <p>{t('info.about.owners')}</p>
          <p>{t('info.about.points')}</p>
        </Section>
        <Section id="study" title={t('info.study.title')}>
          <p>{t('info.study.what')}</p>
          <p>{t('info.study.reward')}</p>
          <p className={textClasses.strong}>{t('info.study.virtual')}</p>
        </Section>
        <Section id="privacy" title={t('info.privacy.title')}>
          <p>{t('info.privacy.name')}</p>
          <p>{t('info.privacy.owners')}</p>
          <p>{t('info.privacy.leave')}</p>
          <DocumentLink name="privacy" />
        </Section>
        <Section id="open-data" title={t('info.openData.title')}>
          <p>{t('info.openData.text')}</p>
          <p>
            <a href="/ogc">{t('info.openData.link')}</a>
          </p>
        </Section>
        <Section id="contact" title={t('info.contact.title')}>
          <p>{t('info.contact.text')}</p>
          {address && (
            <p>
              <a href={`mailto:${address}`}>{t('info.contact.write', { address })}</a>
            </p>
          )}
          {config && !address && <p>{t('info.contact.none')}</p>}
        </Section>
        <Section id="disclaimer" title={t('info.disclaimer.title')}>
          <p>{t('info.disclaimer.content')}</p>
          <p>{t('info.disclaimer.borders')}</p>
          <p>{t('info.disclaimer.safety')}</p>
          <p>{t('info.disclaimer.conduct')}</p>
          <p>{t('info.disclaimer.liability')}</p>
          <DocumentLink name="terms" />
          <DocumentLink name="houseRules" />
        </Section>
      </Stack>
    </PageFrame>
  )
}
