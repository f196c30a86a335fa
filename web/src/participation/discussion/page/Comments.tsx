import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { type IntentView, textIn } from '@fieldfare/shared/intent.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { BeginNote } from '../../../content/intent/BeginNote.tsx'
import { IntentStrip, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { inCommunity, lackingOf, useBegin } from '../../../content/intent/useBegin.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip, MoreButton } from '../../../platform/ui/layout/PagedList.tsx'
import { EntryEnd } from '../../../platform/outbox/EntryEnd.tsx'
import { useEntries } from '../../../platform/outbox/outboxState.ts'
import { commentAct } from '../discussionActs.ts'
import { PendingComment } from './Comment.tsx'
import { namesIn, selectedIn, watchSelection, wordsSelected } from './chosenWords.ts'
import { commentElement, commentElementId } from './commentElement.ts'
import { CommentList } from './CommentList.tsx'
import classes from './Comments.module.css'
import { Compose } from './Compose.tsx'
import { type BeginComment, useCompose } from './useCompose.ts'
import { useFresh } from './useFresh.ts'
import { useReading } from './useReading.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface CommentsProps {
  thread: ThreadView
  community: CommunityView
}

/** The comments of a discussion, oldest first, with the box to write a comment. */
export function Comments({ thread, community }: CommentsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { me } = useMe()
  const { why } = useRights(community)
  const reading = useReading(thread.id)
  const { comments, hasNextPage, hasPreviousPage, toFirst, toNewest } = reading
  const { fresh, latest, atEnd, end, seen } = useFresh(thread.id, me?.id)
  const [sentId, setSentId] = useState<string | null>(null)
  const refused = why('comment.add')
  const lacking = lackingOf(refused)
  const begin = useBegin()
  const beginComment: BeginComment = (id, comment, form) =>
    begin({
      id,
      act: 'reply',
      input: { threadId: thread.id, ...comment },
      name: thread.title,
      detail: comment.text,
      form,
      ...inCommunity(community),
    })
  const waiting = useEntries(commentAct).filter(({ input }) => input.comment.threadId === thread.id)
  const compose = useCompose(
    thread,
    (id, kept) => (hasNextPage && !kept ? toNewest() : setSentId(id)),
    lacking ? beginComment : undefined,
  )
  const form = useRef<HTMLFormElement>(null)
  const failure = failureIn(reading)
  const isSettled = comments !== undefined || failure !== null
  const open = useOpenIntents(thread.id, 'reply')

  useEffect(watchSelection, [])

  // At the end of the list the page scrolls to new comments; elsewhere it stays, and a button shows their number.
  const newest = sentId ?? (atEnd ? fresh.at(-1)?.id : undefined)
  useEffect(() => {
    if (newest) commentElement(newest)?.scrollIntoView({ block: 'nearest' })
  }, [newest, comments?.length])

  const showFresh = () => {
    const first = fresh[0] && commentElement(fresh[0].id)
    if (first) {
      first.scrollIntoView({ block: 'center' })
      first.focus({ preventScroll: true })
    } else toNewest()
    seen()
  }
  return (
    <section className={classes.comments} aria-label={t('discussion.comment.list')}>
      <Stack ruled className={classes.top}>
        <Row justify="between" gap="l">
          <h2 className={textClasses.heading}>
            {t('discussion.comments', { count: thread.comments, number: number(thread.comments) })}
          </h2>
          {hasPreviousPage && (
            <Button kind="text" onClick={toFirst}>
              {t('discussion.comment.first')}
            </Button>
          )}
          {hasNextPage && (
            <Button kind="text" onClick={toNewest}>
              {t('discussion.comment.newest')}
            </Button>
          )}
        </Row>
      </Stack>
      {hasPreviousPage && (
        <MoreButton
          busy={reading.isFetchingPreviousPage}
          label={t('discussion.comment.earlier')}
          onPress={() => void reading.fetchPreviousPage()}
        />
      )}
      {reading.lost && <NoticeStrip kind="plain">{t('discussion.comment.gone')}</NoticeStrip>}
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void reading.refetch()} />}
      {!comments && failure === null && <SkeletonLines label={t('discussion.comment.loading')} lines={4} />}
      {comments?.length === 0 && !compose.pending && waiting.length === 0 && (
        <p className={`${textClasses.intro} ${classes.end}`}>{t('discussion.comment.none')}</p>
      )}
      {comments && (
        <CommentList
          comments={comments}
          title={thread.title}
          community={community}
          linked={reading.linked}
          onLink={reading.onLink}
          onAnswer={(comment) => {
            const source = { text: comment.text, nameOf: namesIn(comment.mentions, t('app.word.formerMember')) }
            compose.answer(comment, wordsSelected(source, selectedIn(commentElement(comment.id))))
            form.current?.querySelector('textarea')?.focus()
          }}
        />
      )}
      {hasNextPage && (
        <MoreButton
          busy={reading.isFetchingNextPage}
          label={t('discussion.comment.later')}
          onPress={() => void reading.fetchNextPage()}
        />
      )}
      {compose.pending && me && !comments?.some(({ id }) => id === compose.pending?.id) && (
        <PendingComment pending={compose.pending} me={me} manager={me.id === community.creator.id}>
          {t('app.word.sending')}
        </PendingComment>
      )}
      {me &&
        waiting
          .filter(({ input: { comment } }) => comment.id !== compose.pending?.id)
          .map((entry) => (
            <PendingComment
              key={entry.id}
              id={commentElementId(entry.input.comment.id)}
              pending={entry.input.written}
              me={me}
              manager={me.id === community.creator.id}
              end={<EntryEnd entry={entry} onReopen={() => compose.reopen()} />}
            >
              {t(`outbox.state.${entry.state}`)}
            </PendingComment>
          ))}
      {!hasNextPage && <div ref={end} />}
      <p role="status" className={textClasses.heard}>
        {latest && t('discussion.comment.freshBy', { name: latest.author.name || t('app.word.formerMember') })}
      </p>
      <div className={classes.fresh}>
        {fresh.length > 0 && !atEnd && (
          <Button kind="action" className={classes.pill} onClick={showFresh}>
            {t('discussion.comment.fresh', { count: fresh.length, number: number(fresh.length) })}
          </Button>
        )}
      </div>
      {/* The box appears only after the comments, which would otherwise push it down. */}
      {isSettled &&
        open.map((intent) => (
          <div key={intent.id} className={classes.end}>
            <IntentStrip intent={intent} onTakeBack={() => compose.type(writtenIn(intent, compose.written.text))}>
              {writtenIn(intent)}
            </IntentStrip>
          </div>
        ))}
      {refused && !lacking && isSettled && (
        <div className={classes.end}>
          <JoinPrompt community={community} why={refused} />
        </div>
      )}
      {(!refused || (lacking && isSettled)) && (
        <Box pad="m" className={classes.foot}>
          {lacking && <BeginNote lacking={lacking} title={community.title} />}
          <Compose compose={compose} plain={me?.verified !== true} ref={form} />
        </Box>
      )}
    </section>
  )
}

/** Returns the text `before`, already in the box, followed by the text of a comment that waits as an intent. */
const writtenIn = ({ input }: IntentView, before = '') => [before, textIn(input, 'text')].filter(Boolean).join('\n\n')
