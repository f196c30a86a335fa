import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentPlace } from '@fieldfare/shared/geo/contentPlace.ts'
import { countCorners, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { LIST_CORNERS } from '@fieldfare/shared/limits.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { DrawBar } from '../../map/draw/DrawBar.tsx'
import { DrawHead } from '../../map/draw/DrawHead.tsx'
import { DrawOverlay } from '../../map/draw/DrawOverlay.tsx'
import { DrawPanel } from '../../map/draw/DrawPanel.tsx'
import { type Drawing, useDrawing } from '../../map/draw/useDrawing.ts'
import { useDrawMap } from '../../map/draw/useDrawMap.ts'
import { MapFinder } from '../../map/find/MapFinder.tsx'
import { toGeometry } from '../../map/operations/shape.ts'
import type { AreaOnMap } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { useNear } from '../../map/wizard/useNear.ts'
import { useWalk } from '../../map/walk/useWalk.ts'
import { Button, PrimaryButton } from '../../platform/ui/Button.tsx'
import { Panel } from '../../platform/ui/layout/Panel.tsx'
import { WizardScreen } from '../../platform/ui/layout/WizardScreen.tsx'
import classes from './DrawPlace.module.css'
import { beginWith, drawingToKeep, firstView } from './drawnPlace.ts'
import type { Placing } from './placing.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Box, Stack } from '../../platform/ui/layout/Layout.tsx'

export interface DrawPlaceProps {
  /** The name of the content that has the place, for titles. */
  value: string
  community: CommunityView
  /** The place that was chosen before drawing began. */
  from: ContentPlace | null
  placing: Placing
  /** The shapes of other content, shown while drawing; vertices snap to their borders. */
  beside: readonly AreaOnMap[]
  /** The key under which this device keeps a walk (a line recorded by walking). */
  walkKey: string
  onPlacing: (placing: Placing) => void
  onClose: () => void
  /** Called once the drawing screen is rendered. */
  onShown: () => void
}

/**
 * The full-screen map on which a shape for content is drawn. Each edit is saved at once; the drawing
 * becomes the place only when the person presses the button to use it.
 */
export function DrawPlace(props: DrawPlaceProps) {
  const { value, community, placing, walkKey, onPlacing, onClose, onShown } = props
  const { t } = useTranslation()
  const { map, theme, touch, mapProps } = useDrawMap()
  const frame = useRef<HTMLDivElement>(null)
  const [initial] = useState(() => beginWith(placing.drawing, props.from))
  const [fit] = useState(() => firstView(initial, props.from, community.bbox))
  const [beside] = useState(props.beside)
  const land = useMemo(() => [community], [community])
  const { borders } = useNear(map, walkKey)
  const lines = useMemo(
    () => [...borders, ...beside.flatMap(({ geometry }) => partsOfShape(geometry).flat())],
    [borders, beside],
  )
  const drawn = useDrawing(map, {
    initial,
    near: lines,
    level: 'neighborhood',
    palette: theme,
    device: touch ? 'phone' : 'desk',
    purpose: 'content',
    onChange: (draft) => onPlacing({ ...placing, drawing: drawingToKeep(draft, placing.place) }),
    onStop: onClose,
  })
  const drawing = useWalk(walkKey, map, drawn)

  const show = useEffectEvent(() => {
    onShown()
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  })
  useEffect(() => show(), [])

  const use = () => {
    const shape = drawing.canFinish ? toGeometry(drawing.draft) : null
    if (!shape) return drawing.closed ? drawing.showProblem() : drawing.close()
    if (countCorners(shape) > LIST_CORNERS) return drawing.simplify(LIST_CORNERS)
    onPlacing({ place: shape, drawing: null })
    onClose()
  }
  const title = t('place.drawTitle', { value })
  // On touch screens, the search disappears with the first vertex, so that the map has the full height.
  const finds = map !== null && !(touch && drawing.vertices > 0)
  return (
    <WizardScreen
      ref={frame}
      tools={{
        head: <DrawHead title={title} onBack={onClose} />,
        bar: <DrawBar drawing={drawing} next={{ label: t('place.useDrawing'), onPress: use }} />,
        onCover: drawing.cover,
      }}
      panel={<Side title={title} drawing={drawing} onUse={use} onClose={onClose} />}
      map={
        <MapView
          {...mapProps}
          label={t('place.drawMap', { title: community.title })}
          fit={fit}
          fresh={beside}
          freshCommunities={land}
          inset={touch ? drawing.inset : undefined}
        >
          {finds && <MapFinder map={map} until={drawing.vertices} />}
          <DrawOverlay drawing={drawing} touch={touch} map={map} under={finds} />
        </MapView>
      }
    >
      {null}
    </WizardScreen>
  )
}

interface SideProps {
  title: string
  drawing: Drawing
  onUse: () => void
  onClose: () => void
}

/** The panel with the drawing tools, beside the map on a wide screen. */
function Side({ title, drawing, onUse, onClose }: SideProps) {
  const { t } = useTranslation()
  const { closed, goal } = drawing
  return (
    <Panel
      foot={
        <Stack pad="l" gap="xs" align="start">
          <PrimaryButton wide busy={drawing.busy && t('draw.busy')} onClick={onUse}>
            {closed ? t('place.useDrawing') : t(goal ? `draw.goalDone.${goal}` : 'draw.close')}
          </PrimaryButton>
          <Button kind="text" onClick={onClose}>
            {t('app.word.back')}
          </Button>
        </Stack>
      }
    >
      <Box pad="xl" className={classes.side}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={`${classes.hint} ${textClasses.quiet}`}>{t('place.drawHint')}</p>
        {/* The button below the panel closes the drawn line into a shape. */}
        <DrawPanel drawing={{ ...drawing, canClose: false }} />
      </Box>
    </Panel>
  )
}
