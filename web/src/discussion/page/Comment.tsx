import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { IconDotsVertical } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useRights } from '../../community/useRights.ts'
import { Ago } from '../../i18n/Ago.tsx'
import { CommentReports } from '../../moderation/CommentReports.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Byline } from './Byline.tsx'
import classes from './Comment.module.css'
import { elementId } from './commentElement.ts'
import { EditComment } from './EditComment.tsx'
import { Removed } from './Removed.tsx'
import { Votes } from './Votes.tsx'

interface CommentProps {
  comment: CommentView
  community: CommunityView
  /** The address leads to this one. */
  linked: boolean
  /** It is put into the address. */
  onLink: () => void
  editing: boolean
  onEdited: () => void
  onMenu: () => void
  /** Says why something is refused, if it is. */
  refuses: (why: ErrorCode | null) => boolean
  onRestore: () => void
}

/** What somebody said, with its votes; where it was removed, what became of it. */
export function Comment({
  comment,
  community,
  linked,
  onLink,
  editing,
  onEdited,
  onMenu,
  refuses,
  onRestore,
}: CommentProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { why, mayRestore } = useRights(community)
  const { id, threadId, creator, createdAt, editedAt, text, removed, mine } = comment
  const name = creator.name || t('app.word.formerMember')
  const refusal = why('comment.vote', creator.id)
  return (
    <article
      id={elementId(id)}
      tabIndex={-1}
      aria-label={t('discussion.comment.byLine', { name })}
      className={classes.comment}
      data-linked={linked || undefined}
    >
      <Avatar name={name} />
      <div className={classes.body}>
        <div className={classes.head}>
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
            editedAt={removed ? null : editedAt}
          />
          {!removed && !editing && (
            <IconButton
              className={classes.menu}
              label={t('discussion.comment.menu', { name })}
              aria-haspopup="dialog"
              onClick={onMenu}
            >
              <IconDotsVertical size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {removed ? (
          <Removed name={name} removed={removed}>
            {mayRestore({ ...comment, removed }) && (
              <Button kind="text" onClick={onRestore}>
                {t('discussion.comment.restore')}
              </Button>
            )}
          </Removed>
        ) : editing ? (
          <EditComment comment={comment} onDone={onEdited} />
        ) : (
          <>
            <p className={classes.text}>{text}</p>
            <div className={classes.foot}>
              <Votes
                comment={comment}
                name={name}
                refused={() => refuses(refusal)}
                closed={me !== null && refusal !== null}
              />
              {mine?.reported && <span className={classes.quiet}>{t('discussion.comment.reported')}</span>}
            </div>
            {community.mine?.moderator && (
              <CommentReports communityId={community.id} threadId={threadId} commentId={id} />
            )}
          </>
        )}
      </div>
    </article>
  )
}
