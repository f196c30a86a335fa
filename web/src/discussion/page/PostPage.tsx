import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { useSeen } from '../../callback/useSeen.ts'
import { isGone } from '../../api/queries.ts'
import { useCommunity } from '../../community/data.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { paths } from '../../paths.ts'
import { NothingToShow } from '../../shell/states/NothingToShow.tsx'
import { usePageTitle } from '../../shell/routing/title.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useThread } from '../data.ts'
import { PagePlaceholder } from '../../content/PagePlaceholder.tsx'
import { Comments } from './Comments.tsx'
import classes from './PostPage.module.css'
import { ThreadHead } from './ThreadHead.tsx'

/** One discussion: what it is about, and what people say. Everyone may read it. */
export function PostPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/post/$id' })
  useChannel(contentChannel('comment', id))
  const asked = useThread(id)
  const thread = asked.data
  // It may be deleted while one reads it.
  if (thread && isGone(asked.error)) return <ThreadGone thread={thread} />
  if (!thread)
    return (
      <PagePlaceholder
        asked={asked}
        title={t('app.title.post')}
        gone={t('discussion.page.gone')}
        goneText={t('discussion.page.goneText')}
      />
    )
  return <InCommunity key={id} thread={thread} />
}

function InCommunity({ thread }: { thread: ThreadView }) {
  const { t } = useTranslation()
  const { communityId } = thread
  useSeen(thread.id, thread.version)
  useChannel({ feed: 'land', scope: 'one', id: communityId })
  const asked = useCommunity(communityId)
  if (isGone(asked.error)) return <GoneWithCommunity />
  if (!asked.data)
    return (
      <PagePlaceholder
        asked={asked}
        title={thread.title}
        gone={t('discussion.form.goneTitle')}
        goneText={t('discussion.page.withCommunity')}
      />
    )
  return <Shown thread={thread} community={asked.data} />
}

function Shown({ thread, community }: { thread: ThreadView; community: CommunityView }) {
  usePageTitle(thread.title)
  return (
    <div className={classes.columns}>
      <div className={classes.page}>
        <Link to={paths.community(community.id)} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {community.title}
        </Link>
        <ThreadHead thread={thread} community={community} />
        <Comments thread={thread} community={community} />
      </div>
      {community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={thread.id} />}
    </div>
  )
}

function GoneWithCommunity() {
  const { t } = useTranslation()
  return <NothingToShow title={t('discussion.form.goneTitle')}>{t('discussion.page.withCommunity')}</NothingToShow>
}

/** Deleted alone, or with its community: whichever event comes first. */
function ThreadGone({ thread: { communityId } }: { thread: ThreadView }) {
  const { t } = useTranslation()
  useChannel({ feed: 'land', scope: 'one', id: communityId })
  if (isGone(useCommunity(communityId).error)) return <GoneWithCommunity />
  return (
    <NothingToShow
      title={t('discussion.page.gone')}
      action={
        <ButtonLink to={paths.community(communityId)} kind="call">
          {t('discussion.page.toCommunity')}
        </ButtonLink>
      }
    >
      {t('discussion.page.goneText')}
    </NothingToShow>
  )
}
