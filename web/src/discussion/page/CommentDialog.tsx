import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useRights } from '../../community/useRights.ts'
import { shareView } from '../../map/controls/shareView.ts'
import { ReasonForm } from '../../moderation/ReasonForm.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import classes from './Comments.module.css'

/** What the reader is asked about a comment; null once that is done, so that dialogs close before they go. */
export interface Asked {
  what: 'menu' | 'remove' | 'report' | null
  comment: CommentView
}

interface CommentDialogProps {
  asked: Asked | null
  community: CommunityView
  ask: (asked: Asked) => void
  onEdit: (comment: CommentView) => void
  /** One's own. */
  onRemove: (comment: CommentView) => void
  /** Another's, with the reason. */
  onRemoveFor: (comment: CommentView, reason: string) => Promise<void>
}

/** What can be done with a comment, and the reason for removing another's. */
export function CommentDialog({ asked, community, ask, onEdit, onRemove, onRemoveFor }: CommentDialogProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { may } = useRights(community)
  const close = () => asked && ask({ ...asked, what: null })
  if (!asked?.what || asked.what === 'report') return <Dialog open={false} onClose={close} title="" />
  const { what, comment } = asked
  const { id, threadId, creator, mine } = comment
  const name = creator.name || t('app.word.formerMember')
  const own = creator.id === me?.id
  if (what === 'remove')
    return (
      <Dialog open onClose={close} title={t('discussion.remove.commentTitle')}>
        <ReasonForm
          text={t('discussion.remove.commentText', { name })}
          submit={t('discussion.remove.confirmComment')}
          keptAs={`comment remove ${id}`}
          send={(reason) => onRemoveFor(comment, reason).then(close)}
          onCancel={close}
        />
      </Dialog>
    )
  const then = (act: () => void) => () => {
    close()
    act()
  }
  const address = `${window.location.origin}${paths.post(threadId)}?comment=${id}`
  return (
    <Dialog open onClose={close} title={t('discussion.comment.byLine', { name })}>
      <div className={classes.choices}>
        <Button wide onClick={then(() => void shareView(address))}>
          {t('discussion.comment.copy')}
        </Button>
        {may('comment.change', creator.id) && (
          <Button wide onClick={then(() => onEdit(comment))}>
            {t('discussion.comment.edit')}
          </Button>
        )}
        {!own && !mine?.reported && (
          <Button wide onClick={() => ask({ what: 'report', comment })}>
            {t('discussion.comment.report')}
          </Button>
        )}
        {may('comment.delete', creator.id) && (
          <Button
            kind="dangerText"
            wide
            onClick={own ? then(() => onRemove(comment)) : () => ask({ what: 'remove', comment })}
          >
            {t('discussion.comment.remove')}
          </Button>
        )}
        <Button kind="text" wide onClick={close}>
          {t('app.word.close')}
        </Button>
      </div>
    </Dialog>
  )
}
