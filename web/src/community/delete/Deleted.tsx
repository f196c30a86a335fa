import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { useDeletedCommunities } from '../manage.ts'
import { useDeletion } from '../useDeletion.ts'
import classes from './Deleted.module.css'

/** The communities that were deleted lately, each with its way back; nothing where there are none. */
export function Deleted() {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeletedCommunities()
  const { restore, restoring } = useDeletion()
  const deleted = data?.pages.flatMap(({ items }) => items) ?? []
  if (deleted.length === 0) return null
  return (
    <section className={classes.deleted} aria-labelledby="deleted-title">
      <h2 id="deleted-title">{t('community.delete.lately')}</h2>
      <ul>
        {deleted.map(({ id, title, until }) => (
          <li key={id} className={classes.one}>
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
              <span className={classes.until}>{t('community.delete.until', { date: date(until) })}</span>
            </span>
            <Button
              aria-label={t('community.delete.restoreNamed', { title })}
              busy={restoring === id && t('app.word.sending')}
              onClick={() => void restore({ id, title })}
            >
              {t('community.delete.restore')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="text" busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
          {t('community.mine.more')}
        </Button>
      )}
    </section>
  )
}
