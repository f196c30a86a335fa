import {
  HOTSPOT_BANDS_KM,
  HOTSPOT_FANS_KM,
  HOTSPOT_K,
  type HotspotResult,
  type HotspotRunView,
} from '@fieldfare/shared/hotspot.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import tableClasses from '../../platform/ui/chartTable.module.css'

interface HotspotFiguresProps {
  run: Pick<HotspotRunView, 'reduced'>
  result: HotspotResult
}

/** The figures of a hotspot run, and how many areas were left out. The public (reduced) version says only "at least" or "fewer than". */
export function HotspotFigures({ run: { reduced }, result }: HotspotFiguresProps) {
  const { t } = useTranslation()
  const { number, decimal, percent, distance } = useFormat()
  const { dropped, distances, mean } = result
  const people = (value: number | null): string => {
    if (value === null || (reduced && value === 0)) return t('hotspot.tooFew', { count: HOTSPOT_K })
    return reduced ? t('hotspot.least', { number: number(value) }) : number(value)
  }
  const [near, far] = HOTSPOT_FANS_KM
  const rows: [string, string][] = [
    [t('hotspot.fig.respondents'), people(result.respondents)],
    [t('hotspot.fig.areas'), people(result.areas)],
    [t('hotspot.fig.cells'), number(result.cells)],
    ...(reduced ? [] : [[t('hotspot.fig.visited'), number(result.visited)] as [string, string]]),
    [t('hotspot.fig.shown', { count: HOTSPOT_K }), number(result.shown)],
    ...(mean === null ? [] : [[t('hotspot.fig.mean'), decimal(mean, 3)] as [string, string]]),
    ...(['large', 'same', 'outside'] as const).map((reason): [string, string] => [
      t(`hotspot.fig.${reason}`),
      people(dropped[reason]),
    ]),
    ...(distances && distances.medianKm !== null
      ? [[t('hotspot.fig.median'), distance(distances.medianKm * 1000)] as [string, string]]
      : []),
    ...(distances && distances.beyondPercent !== null
      ? [[t('hotspot.fig.beyond', { km: near }), percent(distances.beyondPercent / 100)] as [string, string]]
      : []),
    ...(distances?.fans ?? []).map((value, i): [string, string] => [
      t(`hotspot.fan.${i as 0 | 1 | 2}`, { near, far }),
      people(value),
    ]),
    ...(distances?.bands ?? []).map((value, i): [string, string] => {
      const [from, to] = [i === 0 ? 0 : HOTSPOT_BANDS_KM[i - 1], HOTSPOT_BANDS_KM[i]]
      return [to === undefined ? t('hotspot.band.over', { from }) : t('hotspot.band.to', { from, to }), people(value)]
    }),
  ]
  return (
    <Stack as="section">
      <h2>{t('hotspot.figures')}</h2>
      <table className={tableClasses.table} aria-label={t('hotspot.figures')}>
        <tbody>
          {rows.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
