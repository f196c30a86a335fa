import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { paths } from '../../../platform/paths.ts'
import { commentVoteAct } from '../discussionActs.ts'
import type { Vote } from '../vote.ts'
import classes from './Votes.module.css'

/** A second press within this time is a double tap, which must not withdraw the vote. */
const DOUBLE_TAP_MS = 500

interface VotesProps {
  comment: CommentView
  name: string
  /** Says why the reader may not vote, and returns true; false if they may. */
  refused: () => boolean
  /** Begins a vote that the reader may not cast yet, since they lack something, such as an account or membership. */
  onBegin?: ((value: Vote) => void) | undefined
  /** True if the reader is signed in but may not vote: the buttons show as disabled. */
  closed: boolean
}

/** The votes for and against a comment, as buttons; the reader's own vote shows at once. */
export function Votes({ comment, name, refused, onBegin, closed }: VotesProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { id: commentId, threadId } = comment
  const { mutate } = usePost(commentVoteAct, () => ({ title: name, words: comment.text, then: paths.post(threadId) }))
  const last = useRef(-DOUBLE_TAP_MS)
  const before = comment.mine?.vote ?? 0
  const press = (value: Vote, at: number) => {
    if (at - last.current < DOUBLE_TAP_MS || refused()) return
    last.current = at
    if (onBegin) {
      onBegin(value)
      return
    }
    mutate(
      { commentId, threadId, before, vote: before === value ? 0 : value },
      { onError: (error) => void showToast(failureText(t, error)) },
    )
  }
  const up = before === 1
  const down = before === -1
  return (
    <div role="group" aria-label={t('discussion.vote.label', { name })} className={classes.votes}>
      <button
        type="button"
        className={classes.vote}
        aria-pressed={up}
        aria-disabled={closed || undefined}
        aria-label={t('discussion.vote.up', { number: number(comment.up) })}
        onClick={(event) => press(1, event.timeStamp)}
      >
        {up ? <IconThumbUpFilled size={20} aria-hidden="true" /> : <IconThumbUp size={20} aria-hidden="true" />}
        <strong>{number(comment.up)}</strong>
      </button>
      <button
        type="button"
        className={classes.vote}
        aria-pressed={down}
        aria-disabled={closed || undefined}
        aria-label={t('discussion.vote.down', { number: number(comment.down) })}
        onClick={(event) => press(-1, event.timeStamp)}
      >
        {down ? <IconThumbDownFilled size={20} aria-hidden="true" /> : <IconThumbDown size={20} aria-hidden="true" />}
        <span>{number(comment.down)}</span>
      </button>
    </div>
  )
}
