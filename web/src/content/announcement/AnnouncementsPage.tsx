import type { AdvertView, AnnouncementState, NoticeRecord } from '@fieldfare/shared/announcement.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { LANGUAGES } from '../../platform/shell/layout/languages.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { IconPlus } from '../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import classes from './Announcements.module.css'
import { adverts, siteNotices } from './data.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import stateClasses from '../../platform/ui/state.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** The page with all adverts and notices, for admins. */
export function AnnouncementsPage() {
  const { t } = useTranslation()
  return (
    <PageFrame title={t('app.title.announcements')} intro={t('announcement.page.intro')} actions={<ToAdmin />} text>
      <Stack gap="xxl">
        <Part
          id="adverts-title"
          title={t('announcement.page.adverts')}
          add={paths.editAdvert.pattern}
          addLabel={t('announcement.page.newAdvert')}
          query={usePagedQuery(adverts.all)}
          empty={t('announcement.page.noAdverts')}
        >
          {(advert) => <AdvertRow key={advert.id} advert={advert} />}
        </Part>
        <Part
          id="notices-title"
          title={t('announcement.page.notices')}
          add={paths.editNotice.pattern}
          addLabel={t('announcement.page.newNotice')}
          query={usePagedQuery(siteNotices.all)}
          empty={t('announcement.page.noNotices')}
        >
          {(notice) => <NoticeRow key={notice.id} notice={notice} />}
        </Part>
      </Stack>
    </PageFrame>
  )
}

interface PartProps<T> {
  id: string
  title: string
  /** The path of the editor. */
  add: typeof paths.editAdvert.pattern | typeof paths.editNotice.pattern
  addLabel: string
  query: ComponentProps<typeof PagedList<T>>['query']
  empty: string
  children: (item: T) => ReactNode
}

/** A list of adverts or of notices, with its heading and the link that adds one. */
function Part<T>({ id, title, add, addLabel, query, empty, children }: PartProps<T>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby={id}>
      <Row justify="between">
        <h2 id={id}>{title}</h2>
        <ButtonLink to={add} params={{ id: 'new' }} kind="action" icon={<IconPlus size={20} aria-hidden="true" />}>
          {addLabel}
        </ButtonLink>
      </Row>
      <PagedList
        query={query}
        loading={t('announcement.page.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{empty}</p>}
      >
        {(items) => (
          <Stack as="ul" lined>
            {items.map(children)}
          </Stack>
        )}
      </PagedList>
    </section>
  )
}

function AdvertRow({ advert }: { advert: AdvertView }) {
  const { t } = useTranslation()
  const { id, title, position, image } = advert
  return (
    <Row as="li" pressed gap="l">
      {image && <img className={classes.thumb} src={photoUrl(image.id, 'list')} alt="" width={64} height={52} />}
      <Box grow="wide">
        <Link to={paths.editAdvert.pattern} params={{ id }}>
          {title}
        </Link>
        <Facts of={advert} where={t(`announcement.position.${position}`)} />
      </Box>
      <State state={advert.state} />
    </Row>
  )
}

const NoticeRow = ({ notice }: { notice: NoticeRecord }) => (
  <Row as="li" pressed gap="l">
    <Box grow="wide">
      <Link to={paths.editNotice.pattern} params={{ id: notice.id }}>
        {notice.title}
      </Link>
      <Facts of={notice} />
    </Box>
    <State state={notice.state} />
  </Row>
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
  return (
    <Row as="p" gap="l" className={textClasses.quiet}>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Row>
  )
}

function State({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation()
  return (
    <p className={stateClasses.state} data-live={state === 'shown' || undefined}>
      {t(`announcement.state.${state}`)}
    </p>
  )
}
