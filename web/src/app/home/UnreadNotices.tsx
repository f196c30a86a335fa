import { useTranslation } from '../../platform/i18n/translation.ts'
import { notices, useReadNotices } from '../../notification/notice/data.ts'
import { NoticeRow } from '../../notification/notice/NoticeRow.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

/** The most notices shown here; the bell in the toolbar opens all of them. */
const MOST = 5

/** The newest unread notices, each with its actions. */
export function UnreadNotices() {
  const { t } = useTranslation()
  const { items, failure, retry } = usePagedQuery(notices)
  const markRead = useReadNotices()
  const unread = items?.filter((notice) => !notice.read)
  return (
    <section aria-labelledby="home-notices">
      <h2 id="home-notices">{t('home.waiting.notices')}</h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={retry} />}
      {!unread && failure === null && <Skeleton height={64} />}
      {unread?.length === 0 && <p className={textClasses.intro}>{t('home.waiting.noNotices')}</p>}
      {unread && unread.length > 0 && (
        <>
          <Stack as="ul" lined>
            {unread.slice(0, MOST).map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onDone={() => markRead.mutate(notice.id)} />
            ))}
          </Stack>
          <Button kind="text" onClick={() => markRead.mutate(undefined)}>
            {t('notice.readAll')}
          </Button>
        </>
      )}
    </section>
  )
}
