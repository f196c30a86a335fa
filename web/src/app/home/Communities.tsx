import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { landSubject } from '../../land/community/landSubject.ts'
import { Thumbnail } from '../../map/thumbnail/Thumbnail.tsx'
import { paths } from '../../platform/paths.ts'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { IconChevronRight } from '../../platform/ui/icons.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { useLive } from '../../platform/api/useLive.ts'
import { communityLists } from '../../land/community/data.ts'

/** A few of the person's communities, and a link to all communities on the map. */
export function Communities() {
  const { t } = useTranslation()
  const format = useFormat()
  const few = useLive(communityLists.few, { scope: 'subscribed' })
  const { data } = few
  const failure = failureIn(few)
  const none = data?.items.length === 0
  return (
    <section aria-labelledby="home-communities">
      <h2 id="home-communities">{t('home.communities.title')}</h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void few.refetch()} />}
      {!data && failure === null && <Skeleton height={64} />}
      {none && <p className={textClasses.intro}>{t('home.communities.empty')}</p>}
      <Stack as="ul" lined gap="s">
        {data?.items.map(({ id, title, subscribers, geometry, version, mine }) => (
          <li key={id}>
            <Link
              to={paths.community.pattern}
              params={{ id }}
              className={layoutClass('row', { tight: true, pressed: true })}
            >
              <Thumbnail of={landSubject({ id, version, mine })} size="56x56" geometry={geometry} level={null} />
              <Stack as="span" grow gap="none">
                <strong>{title}</strong>
                <span className={textClasses.quiet}>
                  {t('home.communities.people', { count: subscribers, number: format.number(subscribers) })}
                </span>
              </Stack>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Stack>
      {data && (
        <Link to={paths.map} search={{ list: 'communities' }} className={textClasses.link}>
          {none ? t('home.communities.findFirst') : t('home.communities.find')}
        </Link>
      )}
    </section>
  )
}
