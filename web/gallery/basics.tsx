import { LEVELS } from '@fieldfare/shared/limits.ts'
import { levelInk } from '@fieldfare/shared/map/levels.ts'
import { Avatar } from '../src/platform/ui/Avatar.tsx'
import { BackdropMap } from '../src/platform/ui/BackdropMap.tsx'
import { Button, type ButtonKind, ButtonLink, PrimaryButton } from '../src/platform/ui/Button.tsx'
import { Chart, type ChartRow } from '../src/platform/ui/Chart.tsx'
import { LineChart } from '../src/platform/ui/LineChart.tsx'
import { IconButton } from '../src/platform/ui/IconButton.tsx'
import { LinkedText } from '../src/platform/ui/LinkedText.tsx'
import { Mark } from '../src/platform/ui/Mark.tsx'
import { Wordmark } from '../src/platform/ui/Wordmark.tsx'
import { IconHeart } from '../src/platform/ui/icons.tsx'
import { type Entry, nothing } from './entry.ts'

const KINDS: ButtonKind[] = ['call', 'action', 'outline', 'soft', 'text', 'danger', 'dangerText']
const row = (label: string, value: number | null): ChartRow => ({
  label,
  value,
  text: value === null ? '–' : `${value}`,
})
const FEW = [row('1', 5), row('2', 40), row('3', null), row('4', 15)]
const MANY = Array.from({ length: 24 }, (_, month) => row(`${month + 1}`, (month * 35) % 100))

/** Five lines of totals over 18 months; three of the lines have no values in their first months. */
const LINES = {
  months: Array.from({ length: 18 }, (_, at) => `${at + 1}`),
  lines: [1, 2, 3, 4, 5].map((which) => ({
    label: `${which}`,
    values: Array.from({ length: 18 }, (_, at) => (at < which * 2 && which > 2 ? null : at * which + 5)),
  })),
  textOf: String,
  hidden: '–',
  table: null,
}

const LEVEL_LINES = LEVELS.map((level, i) => ({
  label: level,
  values: LINES.lines[i]?.values ?? [],
  ...levelInk(level),
}))
const LEVEL_ROWS = LEVELS.map((level, i) => ({ ...row(level, 10 * i + 5), colour: levelInk(level).colour }))

export const basics: Entry[] = [
  {
    part: 'LinkedText',
    states: { plain: () => <LinkedText>Texel, https://example.org/duinen</LinkedText> },
  },
  {
    part: 'Button',
    states: {
      ...Object.fromEntries(
        KINDS.map((kind) => [kind, (t) => <Button kind={kind}>{t('app.word.tryAgain')}</Button>] as const),
      ),
      busy: (t) => (
        <Button kind="action" busy={t('app.word.sending')}>
          {t('app.word.tryAgain')}
        </Button>
      ),
      disabled: (t) => <Button disabled>{t('app.word.tryAgain')}</Button>,
      'with an icon': (t) => <Button icon={<IconHeart size={20} />}>{t('app.word.keep')}</Button>,
      wide: (t) => (
        <Button kind="outline" wide>
          {t('app.word.keep')}
        </Button>
      ),
      PrimaryButton: (t) => <PrimaryButton>{t('area.draw')}</PrimaryButton>,
      ButtonLink: (t) => (
        <ButtonLink to="/info" kind="outline">
          {t('app.title.info')}
        </ButtonLink>
      ),
    },
  },
  {
    part: 'IconButton',
    states: {
      plain: (t) => (
        <IconButton label={t('app.word.close')} onClick={nothing}>
          <IconHeart aria-hidden="true" />
        </IconButton>
      ),
      disabled: (t) => (
        <IconButton label={t('app.word.close')} disabled>
          <IconHeart aria-hidden="true" />
        </IconButton>
      ),
    },
  },
  {
    part: 'Avatar',
    states: {
      'four tints': () =>
        ['Marijke de Vries', 'Jan', 'Élodie', 'Ölçer'].map((name) => <Avatar key={name} name={name} />),
    },
  },
  {
    part: 'LineChart',
    states: {
      one: (t) => <LineChart {...LINES} title={t('app.title.chart')} counted={t('area.onMap')} />,
      table: (t) => (
        <LineChart
          {...LINES}
          title={t('app.title.chart')}
          counted={t('area.onMap')}
          table={[t('app.title.area'), '1', '2', '3', '4', '5']}
        />
      ),
      'lines of known colours': (t) => (
        <LineChart {...LINES} lines={LEVEL_LINES} title={t('app.title.chart')} counted={t('area.onMap')} />
      ),
      none: (t) => <LineChart {...LINES} lines={[]} title={t('app.title.chart')} counted={t('area.onMap')} />,
    },
  },
  {
    part: 'Chart',
    states: {
      'bars of known colours': (t) => (
        <Chart title={t('app.title.chart')} counted={t('area.onMap')} rows={LEVEL_ROWS} kind="bars" table={null} />
      ),
      bars: (t) => <Chart title={t('app.title.chart')} counted={t('area.onMap')} rows={FEW} kind="bars" table={null} />,
      columns: (t) => (
        <Chart title={t('app.title.map')} counted={t('area.onMap')} rows={FEW} kind="columns" table={null} />
      ),
      'many columns': (t) => (
        <Chart title={t('app.title.area')} counted={t('area.onMap')} rows={MANY} kind="columns" table={null} />
      ),
      table: (t) => (
        <Chart
          title={t('app.title.chart')}
          counted={t('area.onMap')}
          rows={FEW}
          kind="bars"
          table={[t('app.title.area'), t('app.nav.other')]}
        />
      ),
    },
  },
  {
    part: 'Mark',
    states: {
      auto: () => <Mark />,
      light: () => <Mark variant="light" />,
      dark: () => <Mark variant="dark" />,
      one: () => <Mark variant="one" />,
      'as small as it goes': () => <Mark size={12} />,
    },
  },
  { part: 'Wordmark', states: { small: () => <Wordmark />, large: () => <Wordmark large /> } },
  { part: 'BackdropMap', shown: 'framed', states: { plain: () => <BackdropMap /> } },
]
