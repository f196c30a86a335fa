import type { AdvertView, AnnouncementState, NoticeRecord } from '@fieldfare/shared/announcement.ts'
import { photoUrl } from '@fieldfare/shared/photo.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../api/live.ts'
import { useFormat } from '../i18n/format.ts'
import { paths } from '../paths.ts'
import { LANGUAGES } from '../shell/layout/languages.ts'
import { ToAdmin } from '../shell/layout/ToAdmin.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { PagedList } from '../ui/layout/PagedList.tsx'
import { PageFrame } from '../ui/layout/PageFrame.tsx'
import classes from './Announcements.module.css'
import { useAllAdverts, useAllNotices } from './data.ts'

/** All adverts and notices, for admins. */
export function AnnouncementsPage() {
  const { t } = useTranslation()
  useChannel({ feed: 'adverts' }, { feed: 'notices' })
  return (
    <PageFrame title={t('app.title.announcements')} intro={t('announcement.page.intro')} actions={<ToAdmin />} text>
      <section className={classes.section} aria-labelledby="adverts-title">
        <div className={classes.head}>
          <h2 id="adverts-title">{t('announcement.page.adverts')}</h2>
          <ButtonLink
            to={paths.editAdvert.pattern}
            params={{ id: 'new' }}
            kind="action"
            icon={<IconPlus size={20} aria-hidden="true" />}
          >
            {t('announcement.page.newAdvert')}
          </ButtonLink>
        </div>
        <PagedList
          query={useAllAdverts()}
          loading={t('announcement.page.loading')}
          lines={3}
          empty={<p className={classes.quiet}>{t('announcement.page.noAdverts')}</p>}
        >
          {(adverts) => (
            <ul>
              {adverts.map((advert) => (
                <AdvertRow key={advert.id} advert={advert} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      <section className={classes.section} aria-labelledby="notices-title">
        <div className={classes.head}>
          <h2 id="notices-title">{t('announcement.page.notices')}</h2>
          <ButtonLink
            to={paths.editNotice.pattern}
            params={{ id: 'new' }}
            kind="action"
            icon={<IconPlus size={20} aria-hidden="true" />}
          >
            {t('announcement.page.newNotice')}
          </ButtonLink>
        </div>
        <PagedList
          query={useAllNotices()}
          loading={t('announcement.page.loading')}
          lines={3}
          empty={<p className={classes.quiet}>{t('announcement.page.noNotices')}</p>}
        >
          {(notices) => (
            <ul>
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </PageFrame>
  )
}

function AdvertRow({ advert }: { advert: AdvertView }) {
  const { t } = useTranslation()
  const { id, title, position, image } = advert
  return (
    <li className={classes.row}>
      {image && <img className={classes.thumb} src={photoUrl(image.id, 'list')} alt="" width={64} height={52} />}
      <div className={classes.words}>
        <Link to={paths.editAdvert.pattern} params={{ id }} className={classes.title}>
          {title}
        </Link>
        <Facts of={advert} where={t(`announcement.position.${position}`)} />
      </div>
      <State state={advert.state} />
    </li>
  )
}

const NoticeRow = ({ notice }: { notice: NoticeRecord }) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <Link to={paths.editNotice.pattern} params={{ id: notice.id }} className={classes.title}>
        {notice.title}
      </Link>
      <Facts of={notice} />
    </div>
    <State state={notice.state} />
  </li>
)

function Facts({ of, where }: { of: AdvertView | NoticeRecord; where?: string }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const from = 'from' in of ? of.from : null
  const facts = [
    where,
    of.locale ? LANGUAGES[of.locale] : t('announcement.allLanguages'),
    from && t('announcement.page.from', { at: dateTime(from) }),
    of.until && t('announcement.page.until', { at: dateTime(of.until) }),
  ]
  return <p className={classes.quiet}>{facts.filter(Boolean).join(', ')}</p>
}

function State({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation()
  return (
    <p className={classes.state} data-state={state}>
      {t(`announcement.state.${state}`)}
    </p>
  )
}
