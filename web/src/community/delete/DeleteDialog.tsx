import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { BulletList } from '../../ui/layout/BulletList.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useHoldings } from '../manage.ts'
import { useDeletion } from '../useDeletion.ts'
import classes from './DeleteDialog.module.css'

interface DeleteDialogProps {
  /** Null: nothing is asked. */
  community: Pick<CommunityView, 'id' | 'title'> | null
  onClose: () => void
  onDeleted?: () => void
}

const HELD = ['subscribers', 'threads', 'comments', 'treasures', 'photos'] as const

/** Says what goes with a community, with numbers, and asks once. */
export function DeleteDialog({ community, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { remove, deleting } = useDeletion()
  const asked = useHoldings(community?.id ?? '', community !== null)
  const failure = failureIn(asked)
  const held = HELD.filter((each) => (asked.data?.[each] ?? 0) > 0)
  const says = (each: (typeof HELD)[number]) => {
    const count = asked.data?.[each] ?? 0
    return t(`community.delete.held.${each}`, { count, number: number(count) })
  }
  const confirm = async () => {
    if (community && (await remove(community))) onDeleted?.()
    onClose()
  }
  return (
    <ConfirmDialog
      open={community !== null}
      title={t('community.delete.title', { title: community?.title })}
      confirm={t('community.delete.confirm')}
      cancel={t('app.word.keep')}
      danger
      busy={deleting && t('community.delete.deleting')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={classes.text}>
        {failure !== null && <p>{failureText(t, failure)}</p>}
        {asked.isPending && <SkeletonLines label={t('app.word.loading')} lines={3} />}
        {asked.data && held.length === 0 && <p>{t('community.delete.nothing')}</p>}
        {held.length > 0 && (
          <>
            <p>{t('community.delete.goes')}</p>
            <BulletList items={held.map(says)} />
          </>
        )}
        <p>{t('community.delete.stays')}</p>
        <p>{t('community.delete.back', { days: HIDDEN_DAYS })}</p>
      </div>
    </ConfirmDialog>
  )
}
