import {
  HOTSPOT_FILES,
  type HotspotFile,
  hotspotFilePath,
  type HotspotResult,
  type HotspotRunView,
} from '@fieldfare/shared/hotspot.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './HotspotMap.module.css'
import { aboutText, placeText } from '../../map/hotspot/runTexts.ts'

const WORDS = {
  'cells.csv': 'cellsCsv',
  'hotspots.csv': 'hotspotsCsv',
  'run.json': 'runJson',
  'cells.gpkg': 'cellsGpkg',
  'cells.geojson': 'cellsGeojson',
} as const satisfies Record<HotspotFile, string>

/** The citation of a hotspot run, the hash of its input data, and its files. */
export function HotspotCite({ run, result }: { run: HotspotRunView; result: HotspotResult }) {
  const { t } = useTranslation()
  const format = useFormat()
  const asOf = run.snapshotAt ?? run.createdAt
  return (
    <Stack as="section">
      <h2>{t('hotspot.cite')}</h2>
      <p className={classes.hash}>
        {t('hotspot.citation', {
          site: SITE_NAME,
          host: window.location.host,
          year: asOf.slice(0, 4),
          number: run.number,
          about: aboutText(t, format, run),
          place: placeText(t, format, run),
          date: format.date(asOf),
          method: run.method,
          version: run.codeVersion,
          link: window.location.origin + paths.hotspot(run.id),
        })}
      </p>
      {result.inputSha256 && (
        <p className={`${textClasses.caption} ${classes.hash}`}>
          {t('hotspot.hash')} <code className={textClasses.code}>{result.inputSha256}</code>
        </p>
      )}
      <Stack gap="s" data-screen-only>
        <h3>{t('hotspot.download')}</h3>
        <Row as="ul" gap="l">
          {HOTSPOT_FILES.map((file) => (
            <li key={file}>
              <a className={textClasses.link} href={hotspotFilePath(run.id, file)} download>
                {t(`hotspot.files.${WORDS[file]}`)}
              </a>
            </li>
          ))}
        </Row>
      </Stack>
    </Stack>
  )
}
