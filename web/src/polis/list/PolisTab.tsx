import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { contentChannel } from '../../content/contentCache.ts'
import { Ago } from '../../i18n/Ago.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { useConversations } from '../data.ts'
import classes from './PolisTab.module.css'
import { StartPolis } from './StartPolis.tsx'

/** The polis conversations of a community, newest first; everyone may read them. */
export function PolisTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const desk = useDesk()
  useChannel(contentChannel('polis', community.id))
  return (
    <div className={classes.conversations}>
      {!desk && <StartPolis community={community} />}
      <PagedList
        query={useConversations(community.id)}
        loading={t('polis.loading')}
        empty={
          <section className={classes.empty}>
            <h2>{t('polis.emptyTitle')}</h2>
            <p>{t('polis.empty')}</p>
          </section>
        }
      >
        {(conversations) => (
          <ul>
            {conversations.map(({ id, title, options, createdAt }) => (
              <li key={id} className={classes.row}>
                <span className={classes.icon}>
                  <IconMessages size={22} aria-hidden="true" />
                </span>
                <div>
                  <h2>
                    <Link to={paths.polis(id)}>{title}</Link>
                  </h2>
                  <p className={classes.facts}>
                    {t('polis.statements', { count: options.length, number: number(options.length) })},{' '}
                    <Ago at={createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
