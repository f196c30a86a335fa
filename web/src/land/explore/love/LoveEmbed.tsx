import { embedPaths } from '@fieldfare/shared/embed.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { EmbedLine } from '../../../map/embed/EmbedLine.tsx'

/** The line of HTML that embeds the love map in other websites, to copy. */
export function LoveEmbed() {
  const { t } = useTranslation()
  return <EmbedLine path={embedPaths.love} title={t('embed.love')} />
}
