import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { chartsOf } from './charts.ts'
import { Explanations } from './Explanations.tsx'
import { FigureChart } from './FigureChart.tsx'
import classes from './FiguresTab.module.css'
import { LandLoveMap } from './LandLoveMap.tsx'
import { monthsOf, yearsOf } from './period.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { landFigures } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The tab with the answers of people who drew on the land, as charts or tables, and a list of the reasons that people with public names wrote. */
export function FiguresTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const [year, setYear] = useState<string | null>(null)
  const [asTable, setAsTable] = useState(false)
  const { data: all } = useOnce(landFigures, { id: community.id, ...monthsOf(null) })
  const query = useOnce(landFigures, { id: community.id, ...monthsOf(year) })
  const { data: figures, refetch } = query
  const failure = failureIn(query)
  const years = all ? yearsOf(all) : []
  const charts = figures && chartsOf(figures, year)
  return (
    <Stack gap="l">
      <p className={textClasses.quiet}>{t('figures.intro', { count: GROUP_STEP })}</p>
      <Row className={classes.choices}>
        {years.length > 0 && (
          <SelectField
            label={t('figures.period.label')}
            data={[{ value: '', label: t('figures.period.all') }, ...years]}
            value={year ?? ''}
            onChange={({ currentTarget }) => setYear(years.find((one) => one === currentTarget.value) ?? null)}
          />
        )}
        {charts?.length !== 0 && (
          <Button kind={asTable ? 'action' : 'soft'} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('figures.asTable')}
          </Button>
        )}
      </Row>
      {failure !== null && (
        <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, failure)}
        </NoticeStrip>
      )}
      {!figures && failure === null && <SkeletonLines label={t('figures.loading')} lines={8} />}
      {figures && (
        <>
          <p className={textClasses.quiet}>
            {figures.asOf === null
              ? t('figures.notYet', { count: GROUP_STEP })
              : t('figures.asOf', { date: date(figures.asOf), count: GROUP_STEP })}
          </p>
          {figures.asOf !== null && <Totals figures={figures} members={community.subscribers} />}
          <Grid filled gap="l" least="l">
            {charts?.map((name) => (
              <FigureChart key={name} {...{ name, figures, asTable, year }} community={community.title} />
            ))}
          </Grid>
        </>
      )}
      <LandLoveMap community={community} />
      <Explanations id={community.id} year={year} />
    </Stack>
  )
}

/** The current numbers of people, areas and members, and the average rating. */
function Totals({ figures, members }: { figures: CommunityFigures; members: number }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <Grid as="dl" gap="l" least="s">
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
      <Total term={t('figures.fans')} value={number(members)} />
    </Grid>
  )
}

function Total({ term, value }: { term: string; value: string | null }) {
  const { t } = useTranslation()
  return (
    <div className={classes.total}>
      <dt className={textClasses.quiet}>{term}</dt>
      <dd className={value === null ? classes.few : undefined}>{value ?? t('figures.few', { count: GROUP_STEP })}</dd>
    </div>
  )
}
