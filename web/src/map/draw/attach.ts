import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { prefersStill } from '../view/fit.ts'
import { centreOf, createCommands, type DrawPlace, placeAt } from './commands.ts'
import { aimFeatures, dotFeatures, lineFeatures } from './features.ts'
import { dotsWithRoom, midpointsOf } from './hit.ts'
import { drawByHand, drawByKeyboard } from './input.ts'
import { type DrawColours, hasLayers, putLayers, removeLayers, show } from './layers.ts'
import type { DrawState } from './state.ts'

const BUZZ_MS = 10

/** Shows a drawing on a map and connects pointer and keys, until `detach`. */
export interface Attached {
  commands: ReturnType<typeof createCommands>
  repaint(colours: DrawColours): void
  detach(): void
}

export function attachDrawing(place: DrawPlace, startColours: DrawColours): Attached {
  const { map, session, around } = place
  let colours = startColours
  let mouseAt: Position | null = null
  let shown: DrawState | null = null
  let frame = 0
  let gone = false
  let felt = session.get().drops
  const commands = createCommands(place)

  const aimed = (): Position | null => {
    const { view, state } = session.get()
    if (state.closed || view.tooFar || state.selected !== null) return null
    return view.aim === 'pointer' && mouseAt ? mouseAt : placeAt(map, centreOf(place))
  }
  const showAim = () => show(map, 'aim', aimFeatures(session.get().state, aimed(), around))
  const showDots = () => {
    const { state } = session.get()
    show(map, 'dots', dotFeatures(state, midpointsOf(state.draft, map), dotsWithRoom(state.draft, map)))
  }
  const showAll = () => {
    shown = session.get().state
    show(map, 'line', lineFeatures(shown, around))
    showAim()
    showDots()
  }
  // Vibrates shortly: the user looks at the map, not at the button.
  const feelDrop = () => {
    const { drops, view } = session.get()
    if (drops > felt && view.input === 'touch' && !prefersStill()) navigator.vibrate?.(BUZZ_MS)
    felt = drops
  }
  const putBack = () => {
    if (hasLayers(map)) return
    putLayers(map, colours)
    showAll()
  }
  const follow = () => {
    feelDrop()
    if (session.get().state === shown) showAim()
    else showAll()
  }
  const soon = () => {
    if (gone) return
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
  const onRemoved = () => {
    gone = true
    cancelAnimationFrame(frame)
  }

  look()
  putBack()
  map.on('style.load', putBack)
  map.on('move', onMove)
  map.on('zoomend', onZoomed)
  map.on('remove', onRemoved)
  const canvas = map.getCanvas()
  canvas.style.touchAction = 'none'
  const { unsubscribe } = session.subscribe(soon)
  const endHands = drawByHand(place, commands, (at) => {
    mouseAt = at
    soon()
  })
  const endKeys = drawByKeyboard(place, commands)

  return {
    commands,
    repaint(next) {
      colours = next
      putLayers(map, colours)
      showAll()
    },
    detach() {
      endKeys()
      endHands()
      unsubscribe()
      cancelAnimationFrame(frame)
      canvas.style.touchAction = ''
      map.off('style.load', putBack)
      map.off('move', onMove)
      map.off('zoomend', onZoomed)
      map.off('remove', onRemoved)
      if (!gone) removeLayers(map)
    },
  }
}
