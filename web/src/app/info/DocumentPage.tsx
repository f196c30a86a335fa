import { languageTag } from '@fieldfare/shared/locale.ts'
import type { DocumentName } from '@fieldfare/shared/document.ts'
import { currentLocale, useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import classes from './DocumentPage.module.css'

export const TermsPage = () => <DocumentPage name="terms" />
export const PrivacyPage = () => <DocumentPage name="privacy" />
export const HouseRulesPage = () => <DocumentPage name="house-rules" />

const documents = read(api.document.query, { staleTime: Infinity })

/** A public text of this site, in the reader's language where there is a translation. */
function DocumentPage({ name }: { name: DocumentName }) {
  const { t } = useTranslation()
  const locale = currentLocale()
  const { data, error, refetch } = useOnce(documents, { name, locale })
  if (error && !data) return <NotRead failure={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <PageFrame title={t(`app.title.${TITLES[name]}`)} text>
        <SkeletonLines label={t('info.loading')} lines={12} />
      </PageFrame>
    )
  return (
    <PageFrame title={data.title} text>
      {/* The server made this HTML from Markdown, and shows any HTML in the Markdown as plain text. */}
      <div className={classes.text} lang={languageTag(data.locale)} dangerouslySetInnerHTML={{ __html: data.html }} />
    </PageFrame>
  )
}

const TITLES = { terms: 'terms', privacy: 'privacy', 'house-rules': 'houseRules' } as const
