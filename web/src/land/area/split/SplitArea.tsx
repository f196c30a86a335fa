import { AreaData, type MyAreaView } from '@fieldfare/shared/area.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { geodesicArea, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { useNavigate } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { type Form, useForm } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { DrawBar } from '../../../map/draw/DrawBar.tsx'
import { DrawHead } from '../../../map/draw/DrawHead.tsx'
import { DrawOverlay } from '../../../map/draw/DrawOverlay.tsx'
import { DrawPanel } from '../../../map/draw/DrawPanel.tsx'
import { useDrawing } from '../../../map/draw/useDrawing.ts'
import { useDrawMap } from '../../../map/draw/useDrawMap.ts'
import { MapThumbnail } from '../../../map/thumbnail/MapThumbnail.tsx'
import { boundsOf, fitTo } from '../../../map/view/fit.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { useStepFocus } from '../../../platform/ui/form/useStepFocus.ts'
import { WizardFrame } from '../../../platform/ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../../../platform/ui/layout/WizardScreen.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useDeleteArea } from '../areaActs.ts'
import { readSplit, readUpdated } from '../data.ts'
import { type Divided, useSplitLine } from './useSplitLine.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Pixels kept free around the area: more than on other maps, since the line has to begin and end outside the area. */
const AROUND = { top: 56, right: 8, bottom: 40, left: 8 }

const PartTitle = AreaData.pick({ title: true })

/** The two steps that split an area, beside the map: drawing the line, and naming the part that becomes a new area. */
export function SplitArea({ area }: { area: MyAreaView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { map, theme, phone, touch, mapProps } = useDrawMap()
  const frame = useRef<HTMLDivElement>(null)
  // Keeps the area as first read, even if it is changed elsewhere meanwhile; the server then refuses to save the split.
  const [{ id, geometry, level, title }] = useState(area)
  const { initial, divided, onChange } = useSplitLine(geometry)
  const leave = () => void navigate({ to: paths.measureDetail, search: { id }, replace: true })
  const drawn = useDrawing(divided ? null : map, {
    initial,
    level,
    palette: theme,
    device: touch ? 'phone' : 'desk',
    onChange,
    onStop: leave,
  })
  const drawing = { ...drawn, endGoal: leave }
  const form = useNameForm(area, divided)
  useStepFocus(frame, divided ? 'name' : 'line')

  // True after Escape cancelled the line, which leaves the shape undivided.
  const stopped = drawing.closed && drawing.parts === partsOfShape(geometry).length
  const stop = useEffectEvent(leave)
  useEffect(() => {
    if (stopped) stop()
  }, [stopped])

  const bringBack = useEffectEvent((on: Map) => {
    const bounds = boundsOf([geometry])
    on.resize()
    if (bounds) fitTo(on, bounds, divided ? {} : AROUND)
  })
  const isNaming = divided !== null
  useEffect(() => {
    if (map) bringBack(map)
  }, [map, isNaming, phone])

  const halves = useMemo(
    () =>
      divided
        ? [
            { id, title: '', level, geometry: divided.larger },
            { id: divided.id, title: '', level, geometry: divided.smaller },
          ]
        : [],
    [divided, id, level],
  )
  return (
    <WizardScreen
      ref={frame}
      tools={
        divided
          ? undefined
          : {
              head: <DrawHead title={t('area.split.lineTitle')} onBack={leave} />,
              bar: <DrawBar drawing={drawing} next={{ label: t('draw.goalDone.split'), onPress: drawing.close }} />,
              onCover: drawing.cover,
            }
      }
      map={
        <MapView
          {...mapProps}
          label={t('area.split.mapLabel')}
          fit={boundsOf([geometry])}
          inset={!divided && touch ? drawing.inset : undefined}
          mine={halves}
          selected={divided && divided.id}
        >
          {!divided && <DrawOverlay drawing={drawing} touch={touch} map={map} />}
        </MapView>
      }
    >
      <WizardFrame
        ref={form.ref}
        stepName={t(divided ? 'area.split.nameName' : 'area.split.lineName')}
        title={t(divided ? 'area.split.nameTitle' : 'area.split.lineTitle')}
        hint={t(divided ? 'area.split.nameHint' : 'area.split.lineHint')}
        back={{ label: t('app.word.back'), onPress: divided ? drawing.undo : leave }}
        next={t(divided ? 'area.split.save' : 'draw.goalDone.split')}
        onNext={divided ? form.submit : drawing.close}
        busy={(form.sending && t('area.wizard.saving')) || (drawing.busy && t('draw.busy'))}
        why={form.failure ?? undefined}
      >
        {/* The drawing tools have no button to end the line, since the wizard's button below does so. */}
        {divided ? (
          <Parts area={{ ...area, title }} divided={divided} form={form} />
        ) : (
          <DrawPanel drawing={{ ...drawing, canClose: false }} />
        )}
      </WizardFrame>
    </WizardScreen>
  )
}

/** Shows both parts with maps and sizes, and the field for the new area's name. */
function Parts({ area, divided, form }: { area: MyAreaView; divided: Divided; form: Form<{ title: string }> }) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const format = useFormat()
  const parts = [
    { shape: divided.larger, title: area.title, text: t('area.split.keeps') },
    { shape: divided.smaller, title: form.values.title, text: t('area.split.becomes') },
  ]
  return (
    <Stack gap="xl">
      <Stack as="ul" gap="l">
        {parts.map(({ shape, title, text }, index) => (
          <Row as="li" key={index} tight gap="l">
            <MapThumbnail geometry={shape} level={area.level} theme={theme} width={104} height={104} />
            <Box grow>
              <p className={textClasses.name}>{title}</p>
              <p className={textClasses.quiet}>{format.size(geodesicArea(shape))}</p>
              <p className={textClasses.quiet}>{text}</p>
            </Box>
          </Row>
        ))}
      </Stack>
      <TextField label={t('area.split.name')} maxLength={TITLE_MAX * 2} autoComplete="off" {...form.field('title')} />
    </Stack>
  )
}

/** The form with the new area's name; submitting it saves both parts and offers Undo. */
function useNameForm(area: MyAreaView, divided: Divided | null): Form<{ title: string }> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { announce } = useUndoableAction()
  const split = useCall(api.measure.split.mutate, { onSuccess: readSplit })
  const update = useCall(api.measure.update.mutate, { onSuccess: readUpdated })
  const remove = useDeleteArea()
  const [base] = useState(() => ({
    title: t('area.split.second', { title: [...area.title].slice(0, TITLE_MAX - 2).join('') }),
  }))
  return useForm({
    base,
    check: (values) => {
      const parsed = PartTitle.safeParse(values)
      return parsed.success ? [] : issuesOf(parsed.error)
    },
    send: async ({ title }) => {
      if (!divided) return
      const inserted = await split.mutateAsync({
        measureId: area.id,
        version: area.version,
        kept: divided.larger,
        split: divided.smaller,
        title,
        id: divided.id,
      })
      announce({
        message: t('area.split.done', { title: inserted.split.title }),
        undo: {
          // In this order no land is lost if the second call fails.
          do: async () => {
            await update.mutateAsync({ measureId: area.id, data: { geometry: area.geometry } })
            await remove.mutateAsync(inserted.split)
          },
          message: t('area.split.undone', { title: area.title }),
        },
      })
      await navigate({ to: paths.measureDetail, search: { id: area.id }, replace: true })
    },
  })
}
