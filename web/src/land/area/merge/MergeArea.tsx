import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { askShapes } from '../../../map/shapes/askShapes.ts'
import { MapThumbnail } from '../../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconLayersUnion } from '../../../platform/ui/icons.tsx'
import { MoreButton } from '../../../platform/ui/layout/PagedList.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { areas, readMerged, readMyAreas, readUpdated } from '../data.ts'
import { Tiles } from '../wizard/Tiles.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The button to merge an area with another of the person's areas that touches or overlaps it. Renders nothing if none does. */
export function MergeArea({ own }: { own: MyAreaView }) {
  const { t } = useTranslation()
  const touching = usePagedQuery(areas.touching, { id: own.id })
  const [open, setOpen] = useState(false)
  const [otherId, setOtherId] = useState<string | null>(null)
  const [stays, setStays] = useState(own.id)
  const { merge, busy, refused } = useMerging(() => setOpen(false))
  const candidates = touching.items ?? []
  const other = candidates.find(({ id }) => id === otherId) ?? candidates[0]
  if (!other) return null
  const survivor = stays === other.id ? other : own
  const pair = [own, other]
  return (
    <>
      <Button
        kind="soft"
        icon={<IconLayersUnion size={20} aria-hidden="true" />}
        onClick={() => {
          setStays(own.id)
          setOpen(true)
        }}
      >
        {t('area.merge.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('area.merge.title')}
        actions={
          <>
            <Button kind="soft" onClick={() => setOpen(false)}>
              {t('app.word.cancel')}
            </Button>
            <Button
              kind="action"
              busy={busy && t('area.merge.busy')}
              onClick={() => void merge(survivor, survivor === own ? other : own)}
            >
              {t('area.merge.submit')}
            </Button>
          </>
        }
      >
        <Stack>
          <p className={textClasses.intro}>{t('area.merge.text')}</p>
          {(candidates.length > 1 || touching.hasMore) && (
            <>
              <h3 className={textClasses.heading}>{t('area.merge.which')}</h3>
              <Choice legend={t('area.merge.which')} areas={candidates} chosen={other.id} onChoose={setOtherId} />
              {touching.hasMore && (
                <MoreButton busy={touching.loadingMore} label={t('app.word.more')} onPress={touching.more} />
              )}
            </>
          )}
          <h3 className={textClasses.heading}>{t('area.merge.stays')}</h3>
          <Choice legend={t('area.merge.stays')} areas={pair} chosen={survivor.id} onChoose={setStays} />
          <p role="status" className={textClasses.bad}>
            {refused}
          </p>
        </Stack>
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  legend: string
  areas: readonly MyAreaView[]
  chosen: string
  onChoose: (id: string) => void
}

/** A choice between areas, each with a small map. */
function Choice({ legend, areas, chosen, onChoose }: ChoiceProps) {
  const format = useFormat()
  const theme = useColourScheme()
  return (
    <Tiles
      legend={legend}
      choices={areas.map(({ id, title, geometry, level, areaM2 }) => ({
        value: id,
        label: title,
        hint: format.size(areaM2),
        icon: <MapThumbnail geometry={geometry} level={level} theme={theme} width={64} height={64} />,
      }))}
      chosen={[chosen]}
      onChoose={onChoose}
    />
  )
}

/** Returns a function that merges two areas, offers Undo, and shows the area that remains. */
function useMerging(onDone: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { announce } = useUndoableAction()
  const { mutateAsync: send } = useCall(api.measure.merge.mutate, { onSuccess: readMerged })
  const { mutateAsync: update } = useCall(api.measure.update.mutate, { onSuccess: readUpdated })
  const { mutateAsync: restore } = useCall(api.measure.restore.mutate, { onSettled: readMyAreas })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')

  const merge = async (kept: MyAreaView, other: MyAreaView) => {
    setBusy(true)
    setRefused('')
    try {
      const answer = await askShapes({ kind: 'unite', shape: kept.geometry, other: other.geometry })
      if ('refused' in answer)
        return setRefused(t(answer.refused === 'apart' ? 'area.merge.apart' : 'area.merge.failed'))
      const [own, removed] = [
        { measureId: kept.id, version: kept.version },
        { otherId: other.id, otherVersion: other.version },
      ]
      await send({ ...own, ...removed, geometry: answer.shape })
      onDone()
      const doneText = t('area.merge.done', { title: kept.title })
      announce({
        message: answer.simplified ? `${doneText} ${t('area.merge.simplified')}` : doneText,
        undo: {
          // In this order no land is lost if the second call fails.
          do: async () => {
            await restore({ measureId: other.id })
            await update({ measureId: kept.id, data: { geometry: kept.geometry } })
          },
          message: t('area.merge.undone'),
        },
      })
      await navigate({ to: paths.measureDetail, search: { id: kept.id }, replace: true })
    } catch (error) {
      setRefused(failureText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { merge, busy, refused }
}
