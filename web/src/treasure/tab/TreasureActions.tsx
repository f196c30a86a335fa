import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useRights } from '../../community/useRights.ts'
import { failureText } from '../../i18n/failure.ts'
import { shareView } from '../../map/controls/shareView.ts'
import { ReportDialog } from '../../content/ReportDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useHidePlace } from '../data.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import classes from './TreasuresTab.module.css'
import { useRemoval } from './useRemoval.ts'

interface TreasureActionsProps {
  treasure: TreasureView
  community: CommunityView
  onClose: () => void
}

/** What its reader may do with a find. */
export function TreasureActions({ treasure, community, onClose }: TreasureActionsProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { may } = useRights(community)
  const hidePlace = useHidePlace()
  const remove = useRemoval(onClose)
  const [asking, setAsking] = useState<'report' | 'reason' | null>(null)
  const { id, creator, placeHidden, mine } = treasure
  const own = creator.id === me?.id
  const turns = placeHidden ? mine?.mayShowPlace : may('treasure.hidePlace', creator.id)
  const failed = (error: unknown) => void showToast(failureText(t, error))
  const turn = () =>
    hidePlace.mutate(
      { id, hidden: !placeHidden },
      {
        onSuccess: (now) => showToast(t(now.placeHidden ? 'treasure.place.nowHidden' : 'treasure.place.nowShown')),
        onError: failed,
      },
    )
  return (
    <div className={classes.buttons}>
      <Button onClick={() => void shareView()}>{t('treasure.action.link')}</Button>
      {turns && (
        <Button busy={hidePlace.isPending && t('app.word.sending')} onClick={turn}>
          {t(placeHidden ? 'treasure.action.showPlace' : 'treasure.action.hidePlace')}
        </Button>
      )}
      {may('treasure.report', creator.id) &&
        (mine?.reported ? (
          <p className={classes.quiet}>{t('treasure.action.reported')}</p>
        ) : (
          <Button kind="text" onClick={() => setAsking('report')}>
            {t('treasure.action.report')}
          </Button>
        ))}
      {may('treasure.delete', creator.id) && (
        <Button kind="dangerText" onClick={() => (own ? void remove(treasure).catch(failed) : setAsking('reason'))}>
          {t('treasure.action.remove')}
        </Button>
      )}
      <ReportDialog
        open={asking === 'report'}
        onClose={() => setAsking(null)}
        subject={{ kind: 'treasure', treasureId: id }}
      />
      <RemoveDialog
        open={asking === 'reason'}
        onClose={() => setAsking(null)}
        treasure={treasure}
        onRemove={(reason) => remove(treasure, reason)}
      />
    </div>
  )
}
