import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentActions } from '../../../content/ContentActions.tsx'
import { refTo } from '../../../content/kind.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { shareView } from '../../../map/controls/shareView.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putTreasure } from '../data.ts'

interface TreasureActionsProps {
  treasure: TreasureView
  community: CommunityView
  onClose: () => void
}

/** The buttons for the actions that the reader can do with a treasure. */
export function TreasureActions({ treasure, community, onClose }: TreasureActionsProps) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  const hidePlace = useCall(api.hideTreasurePlace.mutate, { onSuccess: putTreasure })
  const { id, title, creator, placeHidden, mine } = treasure
  const content = { ref: refTo('treasure', treasure), title }
  const turns = placeHidden ? mine?.mayShowPlace : may('treasure.hidePlace', creator.id)
  const turn = () =>
    hidePlace.mutate(
      { treasureId: id, hidden: !placeHidden },
      {
        onSuccess: (now) => showToast(t(now.placeHidden ? 'treasure.place.nowHidden' : 'treasure.place.nowShown')),
        onError: (error) => showToast(failureText(t, error)),
      },
    )
  return (
    <Row gap="s">
      <Button onClick={() => void shareView()}>{t('treasure.action.link')}</Button>
      {turns && (
        <Button busy={hidePlace.isPending && t('app.word.sending')} onClick={turn}>
          {t(placeHidden ? 'treasure.action.showPlace' : 'treasure.action.hidePlace')}
        </Button>
      )}
      <ContentActions
        content={content}
        view={treasure}
        community={community}
        deleteLabel={t('treasure.action.delete')}
        onDeleted={onClose}
      />
    </Row>
  )
}
