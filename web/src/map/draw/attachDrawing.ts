import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { prefersStill } from '../view/fit.ts'
import { aimAt, centreOf, type DrawPlace } from './aim.ts'
import { type Commands, createCommands } from './commands.ts'
import {
  aimFeatures,
  circleFeatures,
  dotFeatures,
  lineFeatures,
  litFeatures,
  nearFeatures,
  offeredFeatures,
  snappedFeatures,
  strokeFeatures,
  walkFeatures,
} from './features.ts'
import { dotsWithRoom, midpointsOf } from './hit.ts'
import { drawByHand, drawByKeyboard } from './input.ts'
import { type DrawColours, hasLayers, putLayers, removeLayers, show } from './layers.ts'
import { snapAt } from './snapping.ts'
import type { DrawState } from './state.ts'
import { handOf } from './tools/tools.ts'

const BUZZ_MS = 10

/** A drawing that is shown on a map and edited by pointer and keys, until `detach`. */
export interface Attached {
  commands: Commands
  repaint(colours: DrawColours): void
  /** Redraws the borders to which vertices snap, after they changed. */
  showNear(): void
  detach(): void
}

export function attachDrawing(place: DrawPlace, startColours: DrawColours): Attached {
  const { map, session } = place
  let colours = startColours
  let mouseAt: Position | null = null
  let stroke: Position[] | null = null
  let shownState: DrawState | null = null
  let frame = 0
  let detached = false
  let felt = session.get().drops
  const commands = createCommands(place)

  const aimed = (): Position | null => {
    const { view, state } = session.get()
    if (state.closed || view.tooFar || state.selected !== null || view.direct || view.circle || view.walk || stroke)
      return null
    // The freehand and circle tools need no line to the pointer.
    if (!handOf(view.tool).leads && (view.aim === 'pointer' || view.input === 'touch')) return null
    return view.aim === 'pointer' && mouseAt ? mouseAt : aimAt(place, centreOf(place))
  }
  /** Returns the position on a border to which the next vertex will snap; null for none. */
  const snapped = (aim: Position | null): Position | null => {
    const isNear = aim && session.get().view.snap && snapAt(place.near(), map, map.project(aim), 1)
    return isNear ? aim : null
  }
  const showAim = () => {
    const { state, view } = session.get()
    const aim = aimed()
    show(map, 'aim', [
      ...aimFeatures(state, aim),
      ...(view.circle ? circleFeatures(view.circle, state.goal) : []),
      ...(view.walk ? walkFeatures(view.walk) : []),
      ...(stroke ? strokeFeatures(stroke) : []),
      ...snappedFeatures(snapped(aim)),
    ])
  }
  const showNear = () =>
    show(map, 'near', session.get().view.snap ? nearFeatures(place.near().map(({ line }) => line)) : [])
  let offered = session.get().view.offered
  const showOffered = () => {
    offered = session.get().view.offered
    show(map, 'offered', offeredFeatures(offered))
  }
  let lit = session.get().view.lit
  const showLit = () => {
    lit = session.get().view.lit
    show(map, 'lit', litFeatures(lit))
  }
  const showDots = () => {
    const { state } = session.get()
    show(map, 'dots', dotFeatures(state, midpointsOf(state.draft, map), dotsWithRoom(state.draft, map)))
  }
  const showAll = () => {
    shownState = session.get().state
    show(map, 'line', lineFeatures(shownState))
    showAim()
    showDots()
  }
  // A short vibration for each new vertex, since the user looks at the map and not at the button.
  const feelDrop = () => {
    const { drops, view } = session.get()
    if (drops > felt && view.input === 'touch' && !prefersStill()) navigator.vibrate?.(BUZZ_MS)
    felt = drops
  }
  const putBack = () => {
    if (hasLayers(map)) return
    putLayers(map, colours)
    showNear()
    showOffered()
    showLit()
    showAll()
  }
  let snapping = session.get().view.snap
  const follow = () => {
    feelDrop()
    const { snap } = session.get().view
    if (snap !== snapping) showNear()
    snapping = snap
    if (session.get().view.offered !== offered) showOffered()
    if (session.get().view.lit !== lit) showLit()
    if (session.get().state === shownState) showAim()
    else showAll()
  }
  const soon = () => {
    if (detached) return
    frame ||= requestAnimationFrame(() => {
      frame = 0
      follow()
    })
  }
  const look = () => {
    const zoom = map.getZoom()
    session.look({ zoom, tooFar: zoom < place.minZoom() })
  }
  const onMove = () => {
    look()
    if (session.get().view.aim === 'centre') soon()
  }
  const onZoomed = () => showDots()
  const onMoveStart = ({ originalEvent }: { originalEvent?: unknown }) => {
    if (originalEvent) session.look({ direct: false })
  }
  const onRemoved = () => {
    detached = true
    cancelAnimationFrame(frame)
  }

  look()
  putBack()
  map.on('style.load', putBack)
  map.on('movestart', onMoveStart)
  map.on('move', onMove)
  map.on('zoomend', onZoomed)
  map.on('remove', onRemoved)
  const canvas = map.getCanvas()
  canvas.style.touchAction = 'none'
  const { unsubscribe } = session.subscribe(soon)
  const endHands = drawByHand(
    place,
    commands,
    (at) => {
      mouseAt = at
      soon()
    },
    (line) => {
      stroke = line
      soon()
    },
  )
  const endKeys = drawByKeyboard(place, commands)

  return {
    commands,
    repaint(next) {
      colours = next
      putLayers(map, colours)
      showNear()
      showLit()
      showAll()
    },
    showNear,
    detach() {
      endKeys()
      endHands()
      unsubscribe()
      cancelAnimationFrame(frame)
      canvas.style.touchAction = ''
      map.off('style.load', putBack)
      map.off('movestart', onMoveStart)
      map.off('move', onMove)
      map.off('zoomend', onZoomed)
      map.off('remove', onRemoved)
      if (!detached) removeLayers(map)
    },
  }
}
