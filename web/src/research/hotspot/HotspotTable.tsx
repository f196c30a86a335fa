import {
  HOTSPOT_CELLS_MIN,
  HOTSPOT_K,
  HOTSPOT_PEOPLE_MIN,
  type HotspotBox,
  type HotspotDistances,
  type HotspotResult,
  type HotspotRunView,
} from '@fieldfare/shared/hotspot.ts'
import type { HotspotBin } from '@fieldfare/shared/map/hotspotRamp.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconZoomIn } from '../../platform/ui/icons.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import tableClasses from '../../platform/ui/chartTable.module.css'
import classes from './HotspotMap.module.css'

interface HotspotTableProps {
  run: Pick<HotspotRunView, 'reduced'>
  result: HotspotResult
  onShow: (box: HotspotBox) => void
}

/** A table of a run's hotspots by rank, with everything that the map shows about them as text. */
export function HotspotTable({ run: { reduced }, result: { hotspots, unscored }, onShow }: HotspotTableProps) {
  const { t } = useTranslation()
  const { number, decimal, distance } = useFormat()
  const fansText = ({ fans }: HotspotDistances) =>
    fans
      .map((value, i) =>
        t(`hotspot.fanShort.${i as 0 | 1 | 2}`, {
          people: value === null ? t('hotspot.tooFew', { count: HOTSPOT_K }) : number(value),
        }),
      )
      .join(', ')
  if (unscored)
    return (
      <p>
        {t(`hotspot.unscored.${unscored}`, {
          cells: HOTSPOT_CELLS_MIN,
          people: HOTSPOT_PEOPLE_MIN,
          count: HOTSPOT_K,
        })}
      </p>
    )
  if (hotspots.length === 0) return <p>{t('hotspot.noHotspots')}</p>
  return (
    <Stack as="section">
      <h2>{t('hotspot.table')}</h2>
      <div className={classes.scroll}>
        <table className={tableClasses.table}>
          <thead>
            <tr>
              <th scope="col">{t('hotspot.rank')}</th>
              <th scope="col" data-screen-only>
                {t('hotspot.map')}
              </th>
              <th scope="col">{reduced ? t('hotspot.peopleLeast') : t('hotspot.people')}</th>
              <th scope="col">{t('hotspot.cells')}</th>
              <th scope="col">{t('hotspot.peak')}</th>
              <th scope="col">{t('hotspot.certainty')}</th>
              <th scope="col">{t('hotspot.fig.median')}</th>
              <th scope="col">{t('hotspot.fans')}</th>
            </tr>
          </thead>
          <tbody>
            {hotspots.map(({ rank, respondents, cells, peak, peakZ, bin, box, distances }) => (
              <tr key={rank}>
                <th scope="row">{number(rank)}</th>
                <td data-screen-only>
                  <IconButton label={t('hotspot.seeNamed', { number: number(rank) })} onClick={() => onShow(box)}>
                    <IconZoomIn size={20} aria-hidden="true" />
                  </IconButton>
                </td>
                <td>{number(respondents)}</td>
                <td>{number(cells)}</td>
                <td>{peak}</td>
                <td>
                  {t(`hotspot.bin.${bin as HotspotBin}`)}
                  {peakZ !== null && ` (z\u00a0=\u00a0${decimal(peakZ, 2)})`}
                </td>
                {distances && distances.medianKm !== null ? (
                  <>
                    <td>{distance(distances.medianKm * 1000)}</td>
                    <td>{fansText(distances)}</td>
                  </>
                ) : (
                  <td colSpan={2}>{t('hotspot.fewHomes')}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
