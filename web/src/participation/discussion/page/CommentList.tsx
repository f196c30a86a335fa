import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { inCommunity, useBegin } from '../../../content/intent/useBegin.ts'
import { DeleteDialog } from '../../../content/DeleteDialog.tsx'
import { namedText } from '../../../content/namedText.ts'
import { ReportDialog } from '../../../content/ReportDialog.tsx'
import { useContentActions } from '../../../content/actions.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { isFormSaved } from '../../../platform/form/savedForm.ts'
import { useEntries } from '../../../platform/outbox/outboxState.ts'
import { paths } from '../../../platform/paths.ts'
import { commentDeleteAct, commentEditAct } from '../discussionActs.ts'
import { editFormOf } from '../commentForms.ts'
import { Comment } from './Comment.tsx'
import { focusComment } from './commentElement.ts'
import { CommentMenu } from './CommentMenu.tsx'
import { VotersDialog } from './VotersDialog.tsx'

interface CommentListProps {
  comments: readonly CommentView[]
  /** The title of the discussion. */
  title: string
  community: CommunityView
  /** The id of the comment that the URL leads to. */
  linked: string | undefined
  /** Puts the id of another comment into the URL. */
  onLink: (id: string) => void
  onAnswer: (comment: CommentView) => void
}

/** The open dialog about a comment; `what` is null after the person closed it: the dialog stays mounted while it closes. */
interface OpenDialog {
  what: 'menu' | 'delete' | 'report' | 'voters' | null
  comment: CommentView
}

/** The list of comments, with the menu and the dialogs for the actions on each. */
export function CommentList({ comments, title, community, linked, onLink, onAnswer }: CommentListProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { why } = useRights(community)
  const begin = useBegin()
  const { deleteOwn, restore } = useContentActions()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // An edit from before a reload, or an edit reopened from the list of acts that wait on this device.
  const [edited, setEdited] = useState(
    () => comments.find((one) => one.creator.id === me?.id && isFormSaved(editFormOf(one.id)))?.id,
  )
  const states = new Map([
    ...useEntries(commentEditAct).map(({ input, state }) => [input.before.id, state] as const),
    ...useEntries(commentDeleteAct).map(({ input, state }) => [input.ref.id, state] as const),
  ])

  // The hint on who sees votes stays for this visit, even after a vote: removing it would move the comments under the voter's finger.
  const [announces] = useState(() => comments.every(({ mine }) => !mine?.vote))
  const votes =
    me !== null && !community.mine?.owner && comments.some(({ creator }) => !why('comment.vote', creator.id))
  const contentOf = ({ id, threadId, text }: CommentView) => ({
    ref: { kind: 'comment' as const, id, parentId: threadId, communityId: community.id },
    waits: { act: commentDeleteAct, about: { title, words: text, then: paths.post(threadId) } },
  })
  /** Says why an action is refused. A guest is led to register, a person who is not a member joins. @returns true if it is refused */
  const refuses = (reason: ErrorCode | null): boolean => {
    if (reason === null) return false
    if (reason === 'not-signed-in' || reason === 'not-subscribed')
      void begin({
        act: 'join',
        input: { landId: community.id },
        name: community.title,
        ...inCommunity(community),
      })
    else showToast(t(`errors.code.${reason}`))
    return true
  }
  const close = () => setDialog((before) => before && { ...before, what: null })
  const report = (comment: CommentView) =>
    refuses(why('comment.report', comment.creator.id)) ? close() : setDialog({ what: 'report', comment })
  const remove = async (comment: CommentView) => {
    if (comment.creator.id !== me?.id) setDialog({ what: 'delete', comment })
    // The pressed button disappears with the comment: the focus moves to the tombstone.
    else if (await deleteOwn(contentOf(comment))) focusComment(comment.id)
  }
  const doneEditing = (id: string) => {
    setEdited(undefined)
    // The form disappears: the focus moves to the comment.
    focusComment(id)
  }
  return (
    <>
      {announces && votes && (
        <p className={textClasses.quiet}>
          {t('discussion.vote.seen')} {namedText(t)}
        </p>
      )}
      <Stack as="ul" lined>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment
              comment={comment}
              title={title}
              state={states.get(comment.id)}
              community={community}
              linked={comment.id === linked}
              onLink={() => onLink(comment.id)}
              editing={comment.id === edited}
              onEdited={() => doneEditing(comment.id)}
              onAnswer={() => onAnswer(comment)}
              onMenu={() => setDialog({ what: 'menu', comment })}
              refuses={refuses}
              onRestore={() => void restore(contentOf(comment))}
            />
          </li>
        ))}
      </Stack>
      {dialog && (
        <>
          <CommentMenu
            open={dialog.what === 'menu'}
            onClose={close}
            comment={dialog.comment}
            community={community}
            onEdit={() => setEdited(dialog.comment.id)}
            onReport={() => report(dialog.comment)}
            onVoters={() => setDialog({ what: 'voters', comment: dialog.comment })}
            onDelete={() => void remove(dialog.comment)}
          />
          <DeleteDialog
            open={dialog.what === 'delete'}
            onClose={close}
            content={contentOf(dialog.comment)}
            creator={dialog.comment.creator}
            own={false}
            onDeleted={() => focusComment(dialog.comment.id)}
          />
          <VotersDialog open={dialog.what === 'voters'} onClose={close} comment={dialog.comment} />
          <ReportDialog open={dialog.what === 'report'} onClose={close} content={contentOf(dialog.comment).ref} />
        </>
      )}
    </>
  )
}
