import type { PolygonView } from '@fieldfare/shared/task.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../platform/i18n/format.ts'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { saveFile } from '../../platform/ui/saveFile.ts'
import textClasses from '../../platform/ui/text.module.css'
import classes from './AdminPage.module.css'
import { adminCounts, keptShapes, readShapes } from './data.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

/** The shapes that scripts keep by the call `polygon.insert`, so that admins see and remove them; nothing where there is none. */
export function KeptShapes() {
  const { data } = useLive(adminCounts)
  return data && data.polygons > 0 ? <ShapesSection /> : null
}

function ShapesSection() {
  const { t } = useTranslation()
  const query = usePagedQuery(keptShapes)
  return (
    <section className={classes.aside} aria-labelledby="admin-shapes">
      <h2 id="admin-shapes" className={classes.heading}>
        {t('admin.shapes.title')}
      </h2>
      <p className={textClasses.quiet}>{t('admin.shapes.hint')}</p>
      <PagedList query={query} loading={t('admin.shapes.loading')} lines={3}>
        {(shapes) => (
          <ul className={classes.shapes}>
            {shapes.map((shape) => (
              <ShapeRow key={shape.id} shape={shape} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function ShapeRow({ shape: { id, geometry, areaM2, creator, createdAt } }: { shape: PolygonView }) {
  const { t } = useTranslation()
  const { date, size: sizeText } = useFormat()
  const theme = useColourScheme()
  const { run } = useUndoableAction()
  const { mutateAsync: keep } = useCall(api.polygon.insert.mutate, { onSuccess: readShapes })
  const { mutateAsync: remove } = useCall(api.polygon.remove.mutate, { onSuccess: readShapes })
  const size = sizeText(areaM2)
  return (
    <li>
      <MapThumbnail geometry={geometry} level={null} theme={theme} width={96} height={72} />
      <div>
        <p className={classes.size}>{size}</p>
        <p className={textClasses.quiet}>
          {t('admin.shapes.kept', { name: creator.name || t('app.word.formerMember'), date: date(createdAt) })}
        </p>
        <div className={classes.acts}>
          <Button
            kind="text"
            aria-label={t('admin.shapes.downloadNamed', { size })}
            onClick={() => saveFile(`${id}.geojson`, 'application/geo+json', JSON.stringify(geometry))}
          >
            {t('admin.shapes.download')}
          </Button>
          <Button
            kind="dangerText"
            aria-label={t('admin.shapes.removeNamed', { size })}
            onClick={() =>
              void run({
                do: () => remove({ polygonId: id }),
                said: t('admin.shapes.removed'),
                undo: { do: () => keep({ polygon: geometry }), said: t('admin.shapes.restored') },
              })
            }
          >
            {t('admin.shapes.remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}
