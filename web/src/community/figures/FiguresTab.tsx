import type { CommunityView } from '@fieldfare/shared/community.ts'
import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { CHARTS } from './charts.ts'
import { useFigures } from './data.ts'
import { Explanations } from './Explanations.tsx'
import { FigureChart } from './FigureChart.tsx'
import classes from './FiguresTab.module.css'
import { LandLoveMap } from './LandLoveMap.tsx'
import { monthsOf, type PeriodName, periodsSince } from './period.ts'
import textClasses from '../../ui/text.module.css'

/** What people who drew on the land say, as charts or as tables, and in the words of those who show their name. */
export function FiguresTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { number, date } = useFormat()
  const [period, setPeriod] = useState<PeriodName>('all')
  const [asTable, setAsTable] = useState(false)
  const months = monthsOf(period)
  const asked = useFigures(community.id, months)
  const { data: figures, refetch } = asked
  const failure = failureIn(asked)
  const periods = periodsSince(community.dateCreated)
  const nameOf = (one: PeriodName) => (one === 'all' || one === 'year' ? t(`figures.period.${one}`) : one)
  return (
    <div className={classes.figures}>
      <p className={textClasses.quiet}>{t('figures.intro', { count: GROUP_STEP })}</p>
      <div className={classes.choices}>
        <SelectField
          label={t('figures.period.label')}
          data={periods.map((value) => ({ value, label: nameOf(value) }))}
          value={period}
          onChange={({ currentTarget }) => setPeriod(periods.find((one) => one === currentTarget.value) ?? 'all')}
        />
        <Button kind={asTable ? 'action' : 'soft'} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t('figures.asTable')}
        </Button>
      </div>
      {failure !== null && (
        <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, failure)}
        </NoticeStrip>
      )}
      {!figures && failure === null && <SkeletonLines label={t('figures.loading')} lines={8} />}
      {figures && (
        <>
          <p className={textClasses.quiet}>{t('figures.asOf', { date: date(figures.asOf), count: GROUP_STEP })}</p>
          <dl className={classes.totals}>
            <Total
              term={t('figures.people')}
              value={figures.people === null ? null : t('figures.atLeast', { number: number(figures.people) })}
            />
            <Total
              term={t('figures.areas')}
              value={figures.areas === null ? null : t('figures.atLeast', { number: number(figures.areas) })}
            />
            <Total
              term={t('figures.average')}
              value={figures.averageRating === null ? null : number(figures.averageRating)}
            />
            <Total term={t('figures.fans')} value={number(community.subscribers)} />
          </dl>
          <div className={classes.charts}>
            {CHARTS.map((name) => (
              <FigureChart key={name} name={name} figures={figures} asTable={asTable} community={community.title} />
            ))}
          </div>
        </>
      )}
      <LandLoveMap community={community} />
      <Explanations id={community.id} months={months} />
    </div>
  )
}

function Total({ term, value }: { term: string; value: string | null }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{term}</dt>
      <dd className={value === null ? classes.few : undefined}>{value ?? t('figures.few', { count: GROUP_STEP })}</dd>
    </div>
  )
}
