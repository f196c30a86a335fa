import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Commands, type DrawPlace, placeAt } from './commands.ts'
import { type Hit, hitAt, type Point, REACH } from './hit.ts'
import { hold, letGo, release, remove } from './model.ts'
import { listenToGestures } from './pointer.ts'

/** Mouse and touch on the map. `onAim` hears where the mouse points, null when it left. Returns what ends it. */
export function drawByHand(
  { map, session }: DrawPlace,
  commands: Commands,
  onAim: (at: Position | null) => void,
): () => void {
  const canvas = map.getCanvas()
  let held: { hit: Hit; from: Point } | null = null
  let pinched = false

  const under = (point: Point) => {
    const { state, view } = session.get()
    return hitAt(state.draft, map, point, view.input === 'mouse' ? REACH.mouse : REACH.touch)
  }
  const stopHolding = () => {
    if (held) map.dragPan.enable()
    held = null
  }

  const onDown = (event: PointerEvent) => {
    pinched = !event.isPrimary
    if (pinched) {
      session.update((model) => (model.pending ? letGo(model) : model))
      stopHolding()
      return
    }
    const mouse = event.pointerType === 'mouse'
    session.look(mouse ? { input: 'mouse', aim: 'pointer' } : { input: 'touch', aim: 'centre' })
    const { left, top } = canvas.getBoundingClientRect()
    const from = { x: event.clientX - left, y: event.clientY - top }
    const hit = event.button === 0 ? under(from) : null
    if (!hit) return
    // Before the map takes the drag for its own, and so that letting go outside the map is heard too.
    held = { hit, from }
    map.dragPan.disable()
    canvas.setPointerCapture(event.pointerId)
  }
  const onCancel = () => {
    session.update((model) => (model.pending ? letGo(model) : model))
    stopHolding()
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || held) return
    session.look({ aim: 'centre' })
    onAim(null)
  }
  canvas.addEventListener('pointerdown', onDown, { capture: true })
  canvas.addEventListener('pointercancel', onCancel)
  canvas.addEventListener('pointerleave', onLeave)

  const stopListening = listenToGestures(map, {
    click(point, button) {
      const hit = held?.hit ?? null
      stopHolding()
      if (pinched) return
      if (button === 'left') return commands.press(hit, point)
      // A long press is a right click to a browser; on a phone deleting has its own button.
      const dot = session.get().view.input === 'mouse' ? under(point) : null
      if (dot?.kind === 'dot') session.update((model) => remove(model, dot.index))
    },
    dragStart: () => held !== null && !pinched,
    drag(point) {
      if (!held || pinched) return
      const { hit, from } = held
      // The dot keeps its distance to the hand, so that it does not jump, nor hide under a finger.
      const to = placeAt(map, { x: point.x + hit.at.x - from.x, y: point.y + hit.at.y - from.y })
      const isNew = hit.kind === 'midpoint'
      session.update((model) => hold(model, isNew ? hit.edge + 1 : hit.index, to, isNew))
    },
    dragEnd() {
      session.update(release)
      stopHolding()
    },
    hover(point) {
      const { closed } = session.get().state
      const hit = under(point)
      canvas.style.cursor = hit ? 'pointer' : closed ? '' : 'crosshair'
      session.look({ input: 'mouse', aim: 'pointer' })
      onAim(placeAt(map, hit?.at ?? point))
    },
  })

  return () => {
    canvas.removeEventListener('pointerdown', onDown, { capture: true })
    canvas.removeEventListener('pointercancel', onCancel)
    canvas.removeEventListener('pointerleave', onLeave)
    canvas.style.cursor = ''
    stopHolding()
    stopListening()
  }
}
