import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { usePledges } from '../data.ts'
import { PledgeRow } from './PledgeRow.tsx'
import classes from './PledgesTab.module.css'
import { StartPledge } from './StartPledge.tsx'

/** The support projects of a community, newest first; everyone may read them. */
export function PledgesTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const desk = useDesk()
  useChannel(contentChannel('pledge', community.id))
  return (
    <div className={classes.pledges}>
      {!desk && <StartPledge community={community} />}
      <PagedList
        query={usePledges(community.id)}
        loading={t('pledge.loading')}
        empty={
          <section className={classes.empty}>
            <h2>{t('pledge.emptyTitle')}</h2>
            <p>{t('pledge.empty')}</p>
          </section>
        }
      >
        {(pledges) => (
          <ul>
            {pledges.map((pledge) => (
              <PledgeRow key={pledge.id} pledge={pledge} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
