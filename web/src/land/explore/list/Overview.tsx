import type { TextKey } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { LevelLegend } from '../../../map/style/LevelLegend.tsx'
import { AreaRow, type Pointing } from './AreaRow.tsx'
import classes from '../MapSidebar.module.css'
import type { View } from '../useView.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Box } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The most areas in the overview; the full list shows all. */
const FEW = 5

/** The newest areas in view, shown while nothing is chosen. */
export function Overview({ view, pointing }: { view: View; pointing: Pointing }) {
  const { t } = useTranslation()
  if (view.far) return <p className={`${textClasses.intro} ${classes.part}`}>{t('map.page.farText')}</p>
  if (view.error)
    return (
      <Box pad="gutter">
        <NoticeStrip kind="bad" action={<Button onClick={view.retry}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, view.error)}
        </NoticeStrip>
      </Box>
    )
  if (view.waiting && view.areas.length === 0)
    return (
      <Box pad="gutter">
        <SkeletonLines label={t('map.page.loading')} />
      </Box>
    )
  if (view.areas.length === 0)
    return (
      <p className={`${textClasses.intro} ${classes.part}`}>
        {t(view.filtered ? 'map.page.filters.none' : 'map.page.emptyText')}
      </p>
    )
  return (
    <>
      {view.offline && <OfflineNote />}
      <h3 className={`${textClasses.label} ${classes.label}`}>{t('map.page.newest')}</h3>
      <ul>
        {view.areas.slice(0, FEW).map((area) => (
          <AreaRow key={area.id} {...area} area={area} mine={view.mine.has(area.id)} {...pointing} />
        ))}
      </ul>
    </>
  )
}

/** A note that a list comes from offline maps, which may be older than the data on the server. */
export function OfflineNote({ text = 'map.page.offline' }: { text?: TextKey }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={`${textClasses.intro} ${classes.part}`}>
      {t(text)}
    </p>
  )
}

/** A link to the list of the map's content; on a phone also the map's legend, which a wide screen shows with the layers. */
export function OverviewFoot({ onList }: { onList: () => void }) {
  const { t } = useTranslation()
  const phone = usePhone()
  return (
    <Box pad="gutter" className={classes.legend}>
      {phone && <LevelLegend />}
      <Button kind="text" onClick={onList}>
        {t('map.page.showList')}
      </Button>
    </Box>
  )
}
