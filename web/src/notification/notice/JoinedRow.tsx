import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { useSubscribe } from '../../content/membership/community.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { CommunityGlyph } from '../../map/style/LevelGlyph.tsx'
import { paths } from '../../platform/paths.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import type { AnyNotice } from './data.ts'
import { NoticeLine, type NoticeRowProps } from './NoticeLine.tsx'

type Joined = Extract<AnyNotice, { kind: 'community.joined' | 'community.offered' }>

/** The notice that the reader's area is in a community. The reader joined it automatically or is invited; a button leaves or joins it. */
export function JoinedRow(props: NoticeRowProps & { notice: Joined }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const subscribe = useSubscribe()
  const { notice, onDone } = props
  const { communityId: id, title } = notice.data
  const inside = me?.subs.includes(id) ?? false
  const offered = notice.kind === 'community.offered' && !inside
  const headline = inside
    ? t('notice.joined', { title })
    : offered
      ? t('notice.offered', { title })
      : t('notice.left', { title })
  const text = offered ? t('notice.offeredText') : t('notice.joinedText')
  const turn = () => {
    subscribe.mutate({ id, join: !inside }, { onError: (error) => void showToast(failureText(t, error)) })
    if (!notice.read) onDone()
  }
  return (
    <NoticeLine {...props} icon={<CommunityGlyph size={26} />} sentence={{ headline, text, to: paths.community(id) }}>
      <Button
        kind={inside ? 'text' : 'soft'}
        aria-label={inside ? t('notice.undoNamed', { title }) : t('notice.joinNamed', { title })}
        onClick={turn}
      >
        {inside ? t('notice.undo') : t('notice.join')}
      </Button>
    </NoticeLine>
  )
}
