import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { usePolls } from '../data.ts'
import { PollRow } from './PollRow.tsx'
import classes from './PollsTab.module.css'
import { StartPoll } from './StartPoll.tsx'

/** The polls of a community, newest first; everyone may read them. */
export function PollsTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const desk = useDesk()
  useChannel(contentChannel('poll', community.id))
  return (
    <div className={classes.polls}>
      {!desk && <StartPoll community={community} />}
      <PagedList
        query={usePolls(community.id)}
        loading={t('poll.loading')}
        empty={
          <section className={classes.empty}>
            <h2>{t('poll.emptyTitle')}</h2>
            <p>{t('poll.empty')}</p>
          </section>
        }
      >
        {(polls) => (
          <ul>
            {polls.map((poll) => (
              <PollRow key={poll.id} poll={poll} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
