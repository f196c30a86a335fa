import type { PolygonView } from '@fieldfare/shared/task.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { saveFile } from '../../platform/ui/saveFile.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { adminCounts, keptShapes, readShapes } from './data.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

/** The shapes that scripts saved by the call `polygon.insert`, each with a button to remove it. Renders nothing if there are none. */
export function KeptShapes() {
  const { data } = useLive(adminCounts)
  return data && data.polygons > 0 ? <ShapesSection /> : null
}

function ShapesSection() {
  const { t } = useTranslation()
  const query = usePagedQuery(keptShapes)
  return (
    <Stack as="section" aria-labelledby="admin-shapes">
      <h2 id="admin-shapes">{t('admin.shapes.title')}</h2>
      <p className={textClasses.quiet}>{t('admin.shapes.hint')}</p>
      <PagedList query={query} loading={t('admin.shapes.loading')} lines={3}>
        {(shapes) => (
          <Stack as="ul" lined>
            {shapes.map((shape) => (
              <ShapeRow key={shape.id} shape={shape} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
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
    <Row as="li" tight align="start">
      <MapThumbnail geometry={geometry} level={null} theme={theme} width={96} height={72} />
      <Box grow>
        <p className={textClasses.strong}>{size}</p>
        <p className={textClasses.quiet}>
          {t('admin.shapes.kept', { name: creator.name || t('app.word.formerMember'), date: date(createdAt) })}
        </p>
        <Row gap="l">
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
                message: t('admin.shapes.removed'),
                undo: { do: () => keep({ polygon: geometry }), message: t('admin.shapes.restored') },
              })
            }
          >
            {t('admin.shapes.remove')}
          </Button>
        </Row>
      </Box>
    </Row>
  )
}
