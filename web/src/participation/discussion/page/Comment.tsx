import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Deletion } from '@fieldfare/shared/content.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { quoteOf } from '@fieldfare/shared/quote.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { IntentStrip, useArrival, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { inCommunity, lackingOf, useBegin } from '../../../content/intent/useBegin.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { paths } from '../../../platform/paths.ts'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconCornerUpLeft, IconDotsVertical } from '../../../platform/ui/icons.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { Byline } from './Byline.tsx'
import classes from './Comment.module.css'
import { commentElementId } from './commentElement.ts'
import { CommentText } from './CommentText.tsx'
import { EditComment } from './EditComment.tsx'
import { Quote } from './Quote.tsx'
import type { EntryState } from '../../../platform/outbox/outboxState.ts'
import type { Vote } from '../vote.ts'
import type { Written } from '../commentForms.ts'
import { Votes } from './Votes.tsx'

interface CommentProps {
  comment: CommentView
  /** The title of the discussion that contains the comment. */
  title: string
  /** The state of an edit or a deletion that the server does not have yet. */
  state: EntryState | undefined
  community: CommunityView
  /** True if the URL leads to this comment. */
  linked: boolean
  /** Puts the id of the comment into the URL. */
  onLink: () => void
  editing: boolean
  onEdited: () => void
  onMenu: () => void
  /** Begins an answer to the comment. */
  onAnswer: () => void
  /** Shows the reader the reason `why` an action is refused, and returns true; false if `why` is null. */
  refuses: (why: ErrorCode | null) => boolean
  onRestore: () => void
}

/** A comment with its votes, or the tombstone of a deleted comment. */
export function Comment({
  comment,
  title,
  state,
  community,
  linked,
  onLink,
  editing,
  onEdited,
  onMenu,
  onAnswer,
  refuses,
  onRestore,
}: CommentProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { why, mayRestore } = useRights(community)
  const { id, threadId, creator, createdAt, editedAt, text, mentions, quote, photos, deleted, mine } = comment
  const name = creator.name || t('app.word.formerMember')
  const refusal = why('comment.vote', creator.id)
  const lacking = lackingOf(refusal)
  const begin = useBegin()
  const [open] = useOpenIntents(id, 'up', 'down')
  const place = useArrival<HTMLElement>(id)
  const answer = () => {
    const refused = why('comment.add')
    if (lackingOf(refused) || !refuses(refused)) onAnswer()
  }
  const beginVote = (value: Vote) =>
    void begin({
      act: value === 1 ? 'up' : 'down',
      input: { commentId: id, threadId },
      name,
      detail: deleted ? '' : quoteOf(comment, null).words,
      ...inCommunity(community),
    })
  return (
    <Row
      as="article"
      tight
      align="start"
      id={commentElementId(id)}
      tabIndex={-1}
      ref={place}
      aria-label={t('discussion.comment.byLine', { name })}
      className={classes.comment}
      data-linked={linked || undefined}
    >
      <Avatar name={name} />
      <Stack grow gap="xs">
        <Row tight justify="between" gap="s" className={classes.head}>
          <Byline
            author={creator}
            manager={creator.id === community.creator.id}
            when={
              <Link
                to={paths.post.pattern}
                params={{ id: threadId }}
                search={{ comment: id }}
                replace
                resetScroll={false}
                onClick={onLink}
              >
                <Ago at={createdAt} />
              </Link>
            }
            editedAt={deleted ? null : editedAt}
            state={state}
          />
          {!deleted && !editing && (
            <IconButton
              className={classes.menu}
              label={t('discussion.comment.menu', { name })}
              aria-haspopup="dialog"
              onClick={onMenu}
            >
              <IconDotsVertical size={20} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
        {deleted ? (
          <Tombstone name={name} deleted={deleted}>
            {mayRestore('comment.restore', creator.id, deleted) && (
              <Button kind="text" onClick={onRestore}>
                {t('discussion.comment.restore')}
              </Button>
            )}
          </Tombstone>
        ) : editing ? (
          <EditComment comment={comment} title={title} onDone={onEdited} />
        ) : (
          <>
            {quote && <Quote threadId={threadId} quote={quote} />}
            <p className={textClasses.people} data-words>
              <CommentText text={text} mentions={mentions} />
            </p>
            <CommentPhotos photos={photos} name={name} />
            <Row gap="l">
              {open ? (
                <IntentStrip intent={open} />
              ) : (
                <Votes
                  comment={comment}
                  name={name}
                  refused={() => !lacking && refuses(refusal)}
                  onBegin={lacking ? beginVote : undefined}
                  closed={me !== null && refusal !== null && !lacking}
                />
              )}
              <Button
                kind="text"
                icon={<IconCornerUpLeft size={20} aria-hidden="true" />}
                aria-label={t('discussion.comment.answerNamed', { name })}
                onClick={answer}
              >
                {t('discussion.comment.answer')}
              </Button>
              {mine?.reported && <span className={textClasses.quiet}>{t('moderation.report.done')}</span>}
            </Row>
            {community.mine?.moderator && (
              <ContentReports communityId={community.id} withinId={threadId} id={id} panel />
            )}
          </>
        )}
      </Stack>
    </Row>
  )
}

function CommentPhotos({ photos, name }: { photos: PhotoView[]; name: string }) {
  const { t } = useTranslation()
  if (photos.length === 0) return null
  return (
    <div className={classes.photos} data-count={photos.length}>
      <PhotoGrid photos={photos} title={t('discussion.comment.photosOf', { name })} />
    </div>
  )
}

/** The tombstone of a deleted comment, with the author's name, the time and the reason. `children` is the button that restores the comment. */
function Tombstone({ name, deleted, children }: { name: string; deleted: Deletion; children: ReactNode }) {
  const { t } = useTranslation()
  const { at, by, reason } = deleted
  return (
    <Row className={`${textClasses.intro} ${classes.deleted}`}>
      <p>
        {by === 'creator'
          ? t('discussion.comment.deletedByAuthor', { name })
          : t('discussion.comment.deletedByModerator', { name, reason })}{' '}
        <Ago at={at} />
      </p>
      {children}
    </Row>
  )
}

interface PendingCommentProps {
  pending: Written
  me: { id: string; name: string }
  manager: boolean
  /** The state, such as "Sending", in place of the time. */
  children: ReactNode
  end?: ReactNode
  id?: string
}

/** One's own comment while it is being sent or waits on this device. */
export function PendingComment({ pending, me, manager, children, end, id }: PendingCommentProps) {
  const { t } = useTranslation()
  return (
    <Row
      as="article"
      tight
      align="start"
      id={id}
      aria-label={t('discussion.comment.byLine', { name: me.name })}
      className={`${classes.comment} ${classes.waiting}`}
    >
      <Avatar name={me.name} />
      <Stack grow gap="xs">
        <Row tight justify="between" gap="s" className={classes.head}>
          <Byline author={me} manager={manager} when={children} editedAt={null} />
        </Row>
        {pending.quoted && (
          <p className={textClasses.quiet}>
            {t('discussion.compose.answering', { name: pending.quoted.creator.name || t('app.word.formerMember') })}
          </p>
        )}
        <p className={textClasses.people}>
          <CommentText text={pending.text} mentions={pending.people} />
        </p>
        <CommentPhotos photos={pending.photos} name={me.name} />
        {end}
      </Stack>
    </Row>
  )
}
