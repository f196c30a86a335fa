import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useRights } from '../../community/useRights.ts'
import { DeleteDialog } from '../../content/DeleteDialog.tsx'
import { ReportButton } from '../../content/ReportDialog.tsx'
import { useContentActions } from '../../content/actions.ts'
import { failureText } from '../../i18n/failure.ts'
import { shareView } from '../../map/controls/shareView.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useHidePlace } from '../data.ts'
import classes from './TreasuresTab.module.css'

interface TreasureActionsProps {
  treasure: TreasureView
  community: CommunityView
  onClose: () => void
}

/** What the reader can do with a treasure. */
export function TreasureActions({ treasure, community, onClose }: TreasureActionsProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { may } = useRights(community)
  const hidePlace = useHidePlace()
  const { deleteOwn } = useContentActions()
  const [deleting, setDeleting] = useState(false)
  const { id, title, creator, placeHidden, mine } = treasure
  const content = { ref: { kind: 'treasure', id, parentId: null, communityId: community.id } as const, title }
  const turns = placeHidden ? mine?.mayShowPlace : may('treasure.hidePlace', creator.id)
  const turn = () =>
    hidePlace.mutate(
      { id, hidden: !placeHidden },
      {
        onSuccess: (now) => showToast(t(now.placeHidden ? 'treasure.place.nowHidden' : 'treasure.place.nowShown')),
        onError: (error) => showToast(failureText(t, error)),
      },
    )
  const remove = async () => {
    if (creator.id !== me?.id) setDeleting(true)
    else if (await deleteOwn(content)) onClose()
  }
  return (
    <div className={classes.buttons}>
      <Button onClick={() => void shareView()}>{t('treasure.action.link')}</Button>
      {turns && (
        <Button busy={hidePlace.isPending && t('app.word.sending')} onClick={turn}>
          {t(placeHidden ? 'treasure.action.showPlace' : 'treasure.action.hidePlace')}
        </Button>
      )}
      {may('treasure.report', creator.id) && <ReportButton content={content.ref} reported={mine?.reported ?? false} />}
      {may('treasure.delete', creator.id) && (
        <Button kind="dangerText" onClick={() => void remove()}>
          {t('treasure.action.delete')}
        </Button>
      )}
      <DeleteDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        content={content}
        creator={creator}
        own={false}
        onDeleted={onClose}
      />
    </div>
  )
}
