import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Chart } from '../../../platform/ui/Chart.tsx'
import { toCsv } from '@fieldfare/shared/csv.ts'
import { IconDownload } from '../../../platform/ui/icons.tsx'
import { saveFile } from '../../../platform/ui/saveFile.ts'
import { type ChartName, kindOf, rowsOf } from './charts.ts'
import classes from './FiguresTab.module.css'
import { Card, Row } from '../../../platform/ui/layout/Layout.tsx'

interface FigureChartProps {
  name: ChartName
  figures: CommunityFigures
  asTable: boolean
  /** The community and the year of the figures, for the name of the downloaded file. */
  community: string
  year: string | null
}

/** The chart of one figure, with a button that downloads it for a spreadsheet. */
export function FigureChart({ name, figures, asTable, community, year }: FigureChartProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const rows = rowsOf(name, figures, t, format)
  const title = t(`figures.chart.${name}.title`)
  const heads = [t(`figures.chart.${name}.group`), t('figures.number')] as const
  const save = () =>
    saveFile(
      `${[community, title, ...(year === null ? [] : [year])].join(' - ')}.csv`,
      'text/csv;charset=utf-8',
      toCsv([heads, ...rows.map(({ label, value, text }) => [label, value ?? text])]),
    )
  return (
    <Card as="section" className={classes.card} aria-labelledby={`figure-${name}`}>
      <Row gap="l" justify="between">
        <h2 id={`figure-${name}`}>{title}</h2>
        <Button
          kind="text"
          icon={<IconDownload size={20} aria-hidden="true" />}
          aria-label={t('figures.csvNamed', { title })}
          onClick={save}
        >
          {t('figures.csv')}
        </Button>
      </Row>
      <Chart
        title={title}
        counted={t(`figures.chart.${name}.counted`)}
        rows={rows}
        kind={kindOf(name)}
        table={asTable ? heads : null}
      />
    </Card>
  )
}
