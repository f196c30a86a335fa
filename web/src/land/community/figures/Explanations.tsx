import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { explanations } from './data.ts'
import { monthsOf } from './period.ts'
import classes from './FiguresTab.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Lists the reasons that people wrote for the ratings of areas drawn in a year, or in all years if `year` is null. */
export function Explanations({ id, year }: { id: string; year: string | null }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <Stack as="section" aria-labelledby="explanations-title" className={classes.said}>
      <h2 id="explanations-title">{t('figures.said.title')}</h2>
      <p className={textClasses.quiet}>{year === null ? t('figures.said.hint') : t('figures.said.hintOf', { year })}</p>
      <PagedList
        query={usePagedQuery(explanations, { id, ...monthsOf(year) })}
        loading={t('app.word.loading')}
        lines={3}
        empty={<p>{t('figures.said.none')}</p>}
      >
        {(explanations) => (
          <Stack as="ul" gap="l">
            {explanations.map(({ areaId, title, rating, text, name, dateCreated }) => (
              <li key={areaId}>
                <blockquote className={textClasses.people}>
                  <LinkedText>{text}</LinkedText>
                </blockquote>
                <p className={textClasses.quiet}>
                  {name}, <Link to={paths.area(areaId)}>{title}</Link>, {t('area.rated', { rating })},{' '}
                  {date(dateCreated)}
                </p>
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}
