import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../community/useRights.ts'
import { useSubscription } from '../../community/useSubscription.ts'
import { ReportDialog } from '../../content/ReportDialog.tsx'
import { SignInDialog } from '../../shell/states/SignInDialog.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Comment } from './Comment.tsx'
import { type Asked, CommentDialog } from './CommentDialog.tsx'
import { commentElement } from './commentElement.ts'
import { useRemoval } from './useRemoval.ts'

interface CommentListProps {
  comments: readonly CommentView[]
  community: CommunityView
  /** The id of the comment that the address leads to. */
  linked: string | undefined
  /** Another one is put into the address. */
  onLink: (id: string) => void
}

/** Comments with what can be done with each. */
export function CommentList({ comments, community, linked, onLink }: CommentListProps) {
  const { t } = useTranslation()
  const { why } = useRights(community)
  const { change: subscribe } = useSubscription()
  const { remove, removeFor, bringBack } = useRemoval()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [guest, setGuest] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)

  /** Says why something is refused, with what to do about it; answers whether it is. */
  const refuses = (reason: ErrorCode | null): boolean => {
    if (reason === null) return false
    const join = { label: t('community.subscribe'), onPress: () => subscribe(community, true) }
    if (reason === 'not-signed-in') setGuest(true)
    else showToast(t(`errors.code.${reason}`), reason === 'not-subscribed' ? join : undefined)
    return true
  }
  const ask = (next: Asked) => {
    const refused = next.what === 'report' && refuses(why('comment.report', next.comment.creator.id))
    setAsked(refused ? { ...next, what: null } : next)
  }
  const doneEditing = (id: string) => {
    setEdited(null)
    // The box is gone: the reader stays with what it held.
    commentElement(id)?.focus({ preventScroll: true })
  }
  return (
    <>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment
              comment={comment}
              community={community}
              linked={comment.id === linked}
              onLink={() => onLink(comment.id)}
              editing={comment.id === edited}
              onEdited={() => doneEditing(comment.id)}
              onMenu={() => setAsked({ what: 'menu', comment })}
              refuses={refuses}
              onRestore={() => bringBack(comment)}
            />
          </li>
        ))}
      </ul>
      <CommentDialog
        asked={asked}
        community={community}
        ask={ask}
        onEdit={({ id }) => setEdited(id)}
        onRemove={remove}
        onRemoveFor={removeFor}
      />
      {asked && (
        <ReportDialog
          open={asked.what === 'report'}
          onClose={() => ask({ ...asked, what: null })}
          subject={{ kind: 'comment', commentId: asked.comment.id, threadId: asked.comment.threadId }}
        />
      )}
      <SignInDialog
        open={guest}
        onClose={() => setGuest(false)}
        title={t('community.take.askTitle', { title: community.title })}
      >
        {t('community.take.ask')}
      </SignInDialog>
    </>
  )
}
