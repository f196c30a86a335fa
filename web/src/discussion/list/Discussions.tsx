import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { useRights } from '../../community/useRights.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { JoinPrompt } from '../../content/JoinPrompt.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { useThreads } from '../data.ts'
import { StartDiscussion } from '../StartDiscussion.tsx'
import classes from './Discussions.module.css'
import { ThreadRow } from './ThreadRow.tsx'

/** The discussions of a community, newest first; everyone may read them. */
export function Discussions({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const desk = useDesk()
  const refused = useRights(community).why('thread.add')
  useChannel(contentChannel('thread', community.id))
  return (
    <div className={classes.discussions}>
      {refused ? (
        <JoinPrompt community={community} why={refused} joinAbove />
      ) : (
        !desk && <StartDiscussion community={community} />
      )}
      <PagedList
        query={useThreads(community.id)}
        loading={t('discussion.loading')}
        empty={
          <section className={classes.empty}>
            <h2>{t('discussion.emptyTitle')}</h2>
            <p>{t('discussion.empty')}</p>
          </section>
        }
      >
        {(threads) => (
          <ul className={classes.list}>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
