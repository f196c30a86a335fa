import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { useMe } from '../../../../platform/session/me.ts'
import { NoticeStrip } from '../../../../platform/ui/feedback/NoticeStrip.tsx'

/** Tells the owner of a hidden community why nobody else can see it, and admins only that it is hidden. */
export function HiddenStrip({ community: { mine, creator } }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  if (!mine?.hidden) return null
  const { why, reason } = mine.hidden
  if (creator.id !== me?.id) return <NoticeStrip kind="warn">{t('community.page.unseenByOthers')}</NoticeStrip>
  if (why === 'unverified') return <NoticeStrip kind="warn">{t('community.page.unseen')}</NoticeStrip>
  if (why === 'waiting') return <NoticeStrip kind="warn">{t('community.page.waiting')}</NoticeStrip>
  return (
    <NoticeStrip kind="warn">
      {t('community.page.declined', { reason })} {t('community.page.declinedNext')}
    </NoticeStrip>
  )
}
