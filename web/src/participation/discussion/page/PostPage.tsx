import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { Comments } from './Comments.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { threads } from '../data.ts'

/** One discussion with its comments, which everyone may read. */
export function PostPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/post/$id' })
  return (
    <ContentPage
      tab="discussions"
      query={useLive(threads.one, { id })}
      title={t('app.title.post')}
      words={{
        gone: t('discussion.page.gone'),
        goneText: t('discussion.page.goneText'),
        withCommunity: t('discussion.page.withCommunity'),
        communityGone: t('discussion.form.goneTitle'),
        toCommunity: t('discussion.page.toCommunity'),
      }}
      aside={(thread, community) =>
        community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={thread.id} />
      }
      toEnd
    >
      {(thread, community) => (
        <>
          <ThreadHead thread={thread} community={community} />
          <Comments thread={thread} community={community} />
        </>
      )}
    </ContentPage>
  )
}
