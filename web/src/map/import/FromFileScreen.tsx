import type { Level } from '@fieldfare/shared/limits.ts'
import type { Map } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { fitTo } from '../view/fit.ts'
import type { Bounds, MapPosition } from '../view/mapAddress.ts'
import type { MapControl } from '../view/mapProps.ts'
import { MapView } from '../view/MapView.tsx'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { useStepFocus } from '../../platform/ui/form/useStepFocus.ts'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { WizardFrame } from '../../platform/ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../../platform/ui/layout/WizardScreen.tsx'
import { takeChosenFile } from './chosenFile.ts'
import { faultText } from './faultText.ts'
import { useFileDialog } from './FileButton.tsx'
import { FileNotices, ProjectionField } from './FileNotices.tsx'
import type { ShapeReader } from './reading/fileReader.ts'
import type { ProjectionWanted, ShapeRow } from './reading/importFile.ts'
import { ShapeList } from './ShapeList.tsx'
import classes from './ShapeList.module.css'
import { useFileDrop } from './useFileDrop.ts'
import { type FileState, useShapeFile } from './useShapeFile.ts'
import { useShapeRows } from './useShapeRows.ts'
import { Box, Stack } from '../../platform/ui/layout/Layout.tsx'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']
const NO_CONTROLS: readonly MapControl[] = []
/** The level whose colour the chosen shapes have until the person has chosen a level. */
const NO_LEVEL: Level = 'neighborhood'

/** The texts and actions of one step, shown in the frame beside the map. */
export interface FileStep {
  title: string
  hint?: ReactNode
  next: string
  onNext: () => void
  busy?: string | false
  why?: string
  back?: { label: string; onPress: () => void }
  later?: { label: string; onPress: () => void }
  body?: ReactNode
}

interface FromFileScreenProps {
  at?: MapPosition | null
  /** The level that gives the chosen shapes their colour. */
  level?: Level | null
  title: string
  /** Returns the text of the button for a number of chosen shapes. */
  nextOf: (count: number) => string
  onNext: (chosen: readonly ShapeRow[], reader: ShapeReader) => void
  why?: string
  onBack: () => void
  /** A question about the chosen shapes, shown in place of the list. */
  asked?: FileStep | null
}

/** Reads a chosen or dropped file, and lets the person choose some of the file's shapes in a list and on the map. */
export function FromFileScreen({ at, level, title, nextOf, onNext, why, onBack, asked }: FromFileScreenProps) {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const phone = usePhone()
  const config = usePublicConfig()
  const frame = useRef<HTMLDivElement>(null)
  const file = useShapeFile(takeChosenFile)
  const { state } = file
  const openState = state.is === 'open' ? state : null
  const dialog = useFileDialog(t('fromFile.file.choose'), file.open)
  const over = useFileDrop(file.open, !asked)
  const [map, setMap] = useState<Map | null>(null)
  const [bounds, setBounds] = useState<Bounds | null>(null)
  const [unchosen, setUnchosen] = useState(false)
  const rows = useShapeRows(openState, bounds)
  const { chosen } = rows
  useStepFocus(frame, asked ? 'asked' : state.is)
  const report = openState?.report
  useEffect(() => {
    if (map && report) fitTo(map, [...report.box])
  }, [map, report])

  const mapShapes = useMapShapes(rows.rows, chosen, level ?? NO_LEVEL, Boolean(asked))
  const back = { label: t('app.word.back'), onPress: onBack }
  const step = (): FileStep => {
    if (asked) return asked
    if (openState)
      return {
        title,
        hint: openState.report.total > 1 && t('fromFile.choose.hint'),
        next: nextOf(chosen.length),
        onNext: () => {
          setUnchosen(chosen.length === 0)
          if (chosen.length > 0) onNext(chosen, openState.reader)
        },
        why: unchosen && chosen.length === 0 ? t('fromFile.choose.missing') : why,
        back,
        later: { label: t('fromFile.file.other'), onPress: dialog.ask },
        body: (
          <Stack gap="l">
            <FileNotices report={openState.report} options={file.options} onChange={file.change} />
            <ShapeList file={openState.name} rows={rows} all={openState.report.total} />
          </Stack>
        ),
      }
    const refused = state.is === 'refused'
    const reading = state.is === 'reading'
    return {
      title: t(refused ? 'fromFile.file.refused' : 'fromFile.file.title'),
      hint: state.is === 'none' && t('fromFile.file.hint'),
      next: t(refused ? 'fromFile.file.other' : 'fromFile.file.choose'),
      onNext: dialog.ask,
      busy: reading && t('fromFile.file.busy'),
      later: reading ? { label: t('fromFile.file.cancel'), onPress: file.cancel } : undefined,
      back,
      body: <Reading state={state} />,
    }
  }
  const { body, hint, ...words } = step()

  return (
    <WizardScreen
      ref={frame}
      map={
        <MapView
          label={t('fromFile.mapLabel')}
          theme={theme}
          at={at}
          styleUrl={config?.mapStyleUrl}
          everyone={false}
          {...mapShapes}
          controls={phone ? NO_CONTROLS : CONTROLS}
          onPick={({ areas: [first] }) => first && !asked && rows.toggle(Number(first.id))}
          onMove={(_, seen) => setBounds(seen)}
          onReady={(createdMap) => {
            setMap(createdMap)
            return () => setMap(null)
          }}
        />
      }
    >
      {dialog.input}
      {state.is === 'asking' && !asked ? (
        <AskProjection wanted={state.wanted} back={back} onChoose={(projection) => file.change({ projection })} />
      ) : (
        <WizardFrame stepName={t('fromFile.stepName')} hint={hint || undefined} {...words}>
          <Stack gap="l">
            {over && (
              <Box as="p" tone="sunk" note role="status">
                {t('map.page.drop')}
              </Box>
            )}
            {body}
          </Stack>
        </WizardFrame>
      )}
    </WizardScreen>
  )
}

/** Returns the chosen and the other shapes as props of the map, memoized so that the map redraws them only after a change. */
function useMapShapes(rows: readonly ShapeRow[], chosen: readonly ShapeRow[], level: Level, alone: boolean) {
  return useMemo(() => {
    const isChosen = new Set(chosen.map(({ index }) => index))
    const onMap = ({ index, outline, name }: ShapeRow) => ({ id: String(index), geometry: outline, title: name, level })
    const unchosen = alone ? [] : rows.filter(({ index }) => !isChosen.has(index))
    return { mine: chosen.map(onMap), fresh: unchosen.map(onMap) }
  }, [rows, chosen, level, alone])
}

function Reading({ state }: { state: FileState }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (state.is === 'reading')
    return (
      <Stack className={classes.reading}>
        <p role="status">{t('fromFile.file.reading', { name: state.name })}</p>
        <progress
          value={state.part > 0 ? state.part : undefined}
          aria-label={t('fromFile.file.part', { percent: number(Math.round(state.part * 100)) })}
        />
      </Stack>
    )
  if (state.is === 'refused')
    return (
      <Box tone="sunk" note role="alert">
        <p>
          <strong>{state.name}</strong>
        </p>
        <p>{faultText(t, state.refusal)}</p>
      </Box>
    )
  return null
}

interface AskProjectionProps {
  wanted: ProjectionWanted
  onChoose: (code: string) => void
  back: { label: string; onPress: () => void }
}

/** Asks for the projection of a file whose coordinates fit no projection that the file names. */
function AskProjection({ wanted, onChoose, back }: AskProjectionProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [code, setCode] = useState(wanted.likely[0] ?? '')
  const [refused, setRefused] = useState(false)
  const [x, y] = wanted.sample
  return (
    <WizardFrame
      stepName={t('fromFile.stepName')}
      title={t('fromFile.projection.title')}
      hint={t('fromFile.projection.hint', { x: number(x), y: number(y) })}
      next={t('fromFile.projection.next')}
      onNext={() => (code ? onChoose(code) : setRefused(true))}
      why={refused && !code ? t('fromFile.projection.missing') : undefined}
      back={back}
    >
      <ProjectionField likely={wanted.likely} value={code} onChange={setCode} />
    </WizardFrame>
  )
}
