import { embedPaths } from '@fieldfare/shared/embed.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { EmbedLine } from '../../../map/embed/EmbedLine.tsx'

/** The line with which anybody may show the love map on a website of their own. */
export function LoveEmbed() {
  const { t } = useTranslation()
  return <EmbedLine path={embedPaths.love} title={t('embed.love')} />
}
