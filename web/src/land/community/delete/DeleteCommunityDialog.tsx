import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../../platform/api/queries.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { BulletList } from '../../../platform/ui/layout/BulletList.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useDeleteCommunity, useHoldings, useRestoreCommunity } from '../data.ts'
import classes from './DeleteCommunityDialog.module.css'

interface DeleteCommunityDialogProps {
  /** Null: closed. */
  community: Pick<CommunityView, 'id' | 'title'> | null
  onClose: () => void
  onDeleted?: () => void
}

const HELD = ['subscribers', ...CONTENT_KINDS.map((kind) => KINDS[kind].feed), 'photos'] as const

/** Asks before a community is deleted; says with numbers what is deleted with it. */
export function DeleteCommunityDialog({ community, onClose, onDeleted }: DeleteCommunityDialogProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { mutateAsync: remove, isPending } = useDeleteCommunity()
  const { mutateAsync: restore } = useRestoreCommunity()
  const { run } = useUndoableAction()
  const asked = useHoldings(community?.id ?? '', community !== null)
  const failure = failureIn(asked)
  const held = HELD.filter((each) => (asked.data?.[each] ?? 0) > 0)
  const says = (each: (typeof HELD)[number]) => {
    const count = asked.data?.[each] ?? 0
    return t(`community.delete.held.${each}`, { count, number: number(count) })
  }
  const confirm = async () => {
    if (!community) return
    const { id, title } = community
    const deleted = await run({
      do: () => remove(id),
      said: t('community.delete.done', { title }),
      undo: { do: () => restore(id), said: t('community.delete.restored', { title }) },
    })
    if (deleted) onDeleted?.()
    onClose()
  }
  return (
    <ConfirmDialog
      open={community !== null}
      title={t('community.delete.title', { title: community?.title })}
      confirm={t('community.delete.confirm')}
      cancel={t('app.word.keep')}
      danger
      busy={isPending && t('community.delete.deleting')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={classes.text}>
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void asked.refetch()} />}
        {asked.isPending && failure === null && <SkeletonLines label={t('app.word.loading')} lines={3} />}
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
