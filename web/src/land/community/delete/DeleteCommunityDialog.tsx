import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityContents, CommunityView } from '@fieldfare/shared/community.ts'
import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { BulletList } from '../../../platform/ui/layout/BulletList.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { communityLists, readCommunities } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

interface DeleteCommunityDialogProps {
  /** The community to delete; null while the dialog is closed. */
  community: Pick<CommunityView, 'id' | 'title'> | null
  onClose: () => void
  onDeleted?: () => void
}

/** Asks for confirmation before a community is deleted, and lists the numbers of things that are deleted with it. */
export function DeleteCommunityDialog({ community, onClose, onDeleted }: DeleteCommunityDialogProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { mutateAsync: remove, isPending } = useCall(api.deleteCommunity.mutate, { onSuccess: readCommunities })
  const { mutateAsync: restore } = useCall(api.restoreCommunity.mutate, { onSuccess: readCommunities })
  const { run } = useUndoableAction()
  const query = useOnce(communityLists.holdings, { id: community?.id ?? '' }, { enabled: community !== null })
  const failure = failureIn(query)
  const holdings = query.data ? heldIn(query.data) : []
  const confirm = async () => {
    if (!community) return
    const { id, title } = community
    const deleted = await run({
      do: () => remove({ communityId: id }),
      message: t('community.delete.done', { title }),
      undo: { do: () => restore({ communityId: id }), message: t('community.delete.restored', { title }) },
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
      <Stack>
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
        {query.isPending && failure === null && <SkeletonLines label={t('app.word.loading')} lines={3} />}
        {query.data && holdings.length === 0 && <p>{t('community.delete.nothing')}</p>}
        {holdings.length > 0 && (
          <>
            <p>{t('community.delete.goes')}</p>
            <BulletList items={holdings.map(({ text, count }) => t(text, { count, number: number(count) }))} />
          </>
        )}
        <p>{t('community.delete.stays')}</p>
        <p>{t('community.delete.back', { days: RESTORABLE_DAYS })}</p>
      </Stack>
    </ConfirmDialog>
  )
}

/** Returns the count of each kind of thing in a community, with the key of its text; without zeros. */
const heldIn = (contents: CommunityContents) =>
  [
    { text: 'community.delete.held.subscribers', count: contents.subscribers } as const,
    ...CONTENT_KINDS.map((kind) => ({ text: `content.${kind}.holding`, count: contents[KINDS[kind].feed] }) as const),
    { text: 'community.delete.held.photos', count: contents.photos } as const,
  ].filter(({ count }) => count > 0)
