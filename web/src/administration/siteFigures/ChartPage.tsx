import { toCsv } from '@fieldfare/shared/csv.ts'
import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import type { SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { Chart } from '../../platform/ui/Chart.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { LineChart } from '../../platform/ui/LineChart.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { IconDownload } from '../../platform/ui/icons.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { saveFile } from '../../platform/ui/saveFile.ts'
import { hiddenText, inYear, lineCharts, type LineChartData, rowsOfLines, yearsOf } from './lineCharts.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { siteFigures } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Box, Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'

/** The site's totals over time as charts, as tables and as files, for admins. */
export function ChartPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const query = useOnce(siteFigures)
  const failure = failureIn(query)
  const [asTable, setAsTable] = useState(false)
  const [year, setYear] = useState('')
  const { data: figures } = query
  return (
    <PageFrame title={t('app.title.chart')} intro={t('siteFigures.intro', { count: GROUP_STEP })} actions={<ToAdmin />}>
      <Stack gap="l">
        <Row justify="between">
          <p className={textClasses.quiet}>
            {figures && t('siteFigures.asOf', { date: format.dateTime(figures.asOf) })}
          </p>
          <Row gap="l">
            {figures && (
              <SelectField
                label={t('siteFigures.year')}
                data={[
                  { value: '', label: t('siteFigures.allYears') },
                  ...yearsOf(figures.months).map((value) => ({ value, label: value })),
                ]}
                value={year}
                onChange={({ target }) => setYear(target.value)}
              />
            )}
            <Button kind={asTable ? 'action' : 'soft'} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {t('siteFigures.asTable')}
            </Button>
          </Row>
        </Row>
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
        {!figures && failure === null && <SkeletonLines label={t('siteFigures.loading')} lines={10} />}
        {figures && (
          <Grid filled least="xl" gap="l">
            {lineCharts(figures, t, format).map((chart) => (
              <LinesCard key={chart.name} {...inYear(chart, figures.months, year)} asTable={asTable} />
            ))}
            <RatingsCard figures={figures} asTable={asTable} />
          </Grid>
        )}
      </Stack>
    </PageFrame>
  )
}

function LinesCard({ chart, months, asTable }: { chart: LineChartData; months: string[]; asTable: boolean }) {
  const { t } = useTranslation()
  const { shortMonth } = useFormat()
  const { name, lines, money, textOf } = chart
  const title = t(`siteFigures.${name}.title`)
  const heads = [t('siteFigures.month'), ...lines.map(({ label }) => label)]
  const rows = rowsOfLines(months, chart, hiddenText(t))
  // The file for spreadsheets has euros instead of cents.
  const cellOf = (cell: string | number) => (money && typeof cell === 'number' ? cell / 100 : cell)
  const nothing = lines.every(({ values }) => values.every((value) => value === null))
  return (
    <Card title={title} csv={() => [heads, ...rows.map((row) => row.map(cellOf))]}>
      <LineChart
        title={title}
        counted={nothing ? t('siteFigures.nothing') : t(`siteFigures.${name}.counted`)}
        months={months.map(shortMonth)}
        lines={nothing && !asTable ? [] : lines}
        textOf={textOf}
        hidden={hiddenText(t)}
        table={asTable ? heads : null}
      />
    </Card>
  )
}

function RatingsCard({ figures: { ratings }, asTable }: { figures: SiteFigures; asTable: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const title = t('siteFigures.ratings.title')
  const heads = [t('siteFigures.ratings.group'), t('siteFigures.ratings.number')] as const
  const rows = ratings.map((value, at) => ({
    label: number(at + 1),
    value,
    text: value === null ? hiddenText(t) : number(value),
  }))
  return (
    <Card title={title} csv={() => [heads, ...rows.map(({ label, value, text }) => [label, value ?? text])]}>
      <Chart
        title={title}
        counted={t('siteFigures.ratings.counted', { count: GROUP_STEP })}
        rows={rows}
        kind="columns"
        table={asTable ? heads : null}
      />
    </Card>
  )
}

interface CardProps {
  title: string
  csv: () => readonly (readonly (string | number)[])[]
  children: ReactNode
}

function Card({ title, csv, children }: CardProps) {
  const { t } = useTranslation()
  return (
    <Stack as="section" tone="plain" aria-label={title}>
      <Row justify="between">
        <Box as="h2" grow="wide" className={textClasses.heading}>
          {title}
        </Box>
        <Button
          kind="text"
          icon={<IconDownload size={20} aria-hidden="true" />}
          aria-label={t('siteFigures.csvNamed', { title })}
          onClick={() => saveFile(`${title}.csv`, 'text/csv;charset=utf-8', toCsv(csv()))}
        >
          {t('siteFigures.csv')}
        </Button>
      </Row>
      {children}
    </Stack>
  )
}
