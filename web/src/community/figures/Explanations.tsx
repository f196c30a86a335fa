import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useExplanations } from './data.ts'
import classes from './FiguresTab.module.css'
import type { Months } from './period.ts'

/** Why people rate their places as they do, in their own words. */
export function Explanations({ id, months }: { id: string; months: Months }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const asked = useExplanations(id, months)
  const failure = failureIn(asked)
  const said = asked.data?.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="explanations-title" className={classes.said}>
      <h2 id="explanations-title">{t('figures.said.title')}</h2>
      <p className={classes.quiet}>{t('figures.said.hint')}</p>
      {failure !== null && <p>{failureText(t, failure)}</p>}
      {asked.isPending && failure === null && <SkeletonLines label={t('app.word.loading')} lines={3} />}
      {said?.length === 0 && <p>{t('figures.said.none')}</p>}
      <ul>
        {said?.map(({ areaId, title, rating, text, name, dateCreated }) => (
          <li key={areaId}>
            <blockquote className={classes.quote}>{text}</blockquote>
            <p className={classes.quiet}>
              {name}, <Link to={paths.area(areaId)}>{title}</Link>, {t('area.rated', { rating })}, {date(dateCreated)}
            </p>
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <Button busy={asked.isFetchingNextPage && t('app.word.loading')} onClick={() => void asked.fetchNextPage()}>
          {t('figures.said.more')}
        </Button>
      )}
    </section>
  )
}
