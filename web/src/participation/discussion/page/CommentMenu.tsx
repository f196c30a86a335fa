import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { shareView } from '../../../map/controls/shareView.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

interface CommentMenuProps {
  open: boolean
  onClose: () => void
  comment: CommentView
  community: CommunityView
  onEdit: () => void
  onReport: () => void
  onVoters: () => void
  onDelete: () => void
}

/** The menu of the actions that the reader can do with a comment. */
export function CommentMenu({
  open,
  onClose,
  comment,
  community,
  onEdit,
  onReport,
  onVoters,
  onDelete,
}: CommentMenuProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { may } = useRights(community)
  const { id, threadId, creator, mine, up, down } = comment
  const own = creator.id === me?.id
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const address = `${window.location.origin}${paths.post(threadId)}?comment=${id}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('discussion.comment.byLine', { name: creator.name || t('app.word.formerMember') })}
    >
      <Stack gap="s">
        <Button wide onClick={then(() => void shareView(address))}>
          {t('discussion.comment.copy')}
        </Button>
        {may('comment.change', creator.id) && (
          <Button wide onClick={then(onEdit)}>
            {t('discussion.comment.edit')}
          </Button>
        )}
        {!own && !mine?.reported && (
          <Button wide onClick={onReport}>
            {t('moderation.report.open')}
          </Button>
        )}
        {may('comment.seeVoters') && up + down > 0 && (
          <Button wide onClick={onVoters}>
            {t('discussion.vote.who')}
          </Button>
        )}
        {may('comment.delete', creator.id) && (
          <Button kind="dangerText" wide onClick={own ? then(onDelete) : onDelete}>
            {t('discussion.comment.delete')}
          </Button>
        )}
        <Button kind="text" wide onClick={onClose}>
          {t('app.word.close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
