import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { Map } from 'maplibre-gl'
import { TerraDraw, TerraDrawExtend } from 'terra-draw'
import { aimAt, type DrawPlace } from './aim.ts'
import type { Commands } from './commands.ts'
import { type Hit, hitAt, type Point, REACH } from './hit.ts'
import { hold, letGo, release, remove } from './model.ts'
import { createSketch } from './sketch.ts'
import type { Tool } from './tools/tool.ts'
import { momentOf, toolOfKey } from './tools/tools.ts'

/**
 * Turns mouse and touch events into commands. `onAim` receives the position under the mouse, null when the mouse leaves the map; `onStroke`
 * the line of a freehand stroke in progress, null at its end. Returns the cleanup.
 */
export function drawByHand(
  place: DrawPlace,
  commands: Commands,
  onAim: (at: Position | null) => void,
  onStroke: (line: Position[] | null) => void,
): () => void {
  const { map, session } = place
  const canvas = map.getCanvas()
  const sketch = createSketch(place, commands, onStroke)
  /** The press in progress, with the vertex or midpoint under it; `sketches` if a drag from there draws. */
  let press: { hit: Hit | null; from: Point; sketches: boolean } | null = null
  let pinched = false

  const under = (point: Point) => {
    const { state, view } = session.get()
    return hitAt(state.draft, map, point, view.input === 'mouse' ? REACH.mouse : REACH.touch)
  }
  const stopHolding = () => {
    if (press) map.dragPan.enable()
    press = null
  }
  const callOff = () => {
    session.update((model) => (model.pending ? letGo(model) : model))
    if (press?.sketches) sketch.cancel()
    stopHolding()
  }

  const onDown = (event: PointerEvent) => {
    pinched = !event.isPrimary
    if (pinched) return callOff()
    const mouse = event.pointerType === 'mouse'
    session.look(mouse ? { input: 'mouse', aim: 'pointer' } : { input: 'touch', aim: 'centre' })
    const { left, top } = canvas.getBoundingClientRect()
    const from = { x: event.clientX - left, y: event.clientY - top }
    const hit = event.button === 0 ? under(from) : null
    const sketches = event.button === 0 && sketch.wants(hit)
    if (!hit && !sketches) return
    // Captured before the map can start a drag, and so that a release outside the canvas is received too.
    press = { hit, from, sketches }
    map.dragPan.disable()
    canvas.setPointerCapture(event.pointerId)
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || press) return
    session.look({ aim: 'centre' })
    onAim(null)
  }
  canvas.addEventListener('pointerdown', onDown, { capture: true })
  canvas.addEventListener('pointercancel', callOff)
  canvas.addEventListener('pointerleave', onLeave)

  const stopListening = listenToGestures(map, {
    click(point, button) {
      const hit = press?.hit ?? null
      stopHolding()
      if (pinched) return
      if (button === 'left') {
        commands.press(hit, point)
        return session.look({ direct: session.get().view.input === 'touch' })
      }
      // A right click deletes a vertex, but only by mouse: browsers report a long press as a right click, and phones have a button to delete.
      const dot = session.get().view.input === 'mouse' ? under(point) : null
      if (dot?.kind === 'dot') session.update((model) => remove(model, dot.index))
    },
    dragStart() {
      if (press?.sketches && !pinched) sketch.start(press.from)
      return press !== null && !pinched
    },
    drag(point) {
      if (!press || pinched) return
      const { hit, from, sketches } = press
      if (sketches || !hit) return sketch.move(point)
      // The vertex keeps its offset to the pointer, so that it neither jumps nor hides under a finger.
      const to = aimAt(place, { x: point.x + hit.at.x - from.x, y: point.y + hit.at.y - from.y })
      const isNew = hit.kind === 'midpoint'
      session.update((model) => hold(model, isNew ? hit.edge + 1 : hit.index, to, isNew))
    },
    dragEnd() {
      if (press?.sketches) sketch.end()
      else session.update(release)
      stopHolding()
    },
    hover(point) {
      const { closed } = session.get().state
      const hit = under(point)
      canvas.style.cursor = hit ? 'pointer' : closed ? '' : 'crosshair'
      session.look({ input: 'mouse', aim: 'pointer', direct: false })
      onAim(aimAt(place, hit?.at ?? point))
    },
  })

  return () => {
    canvas.removeEventListener('pointerdown', onDown, { capture: true })
    canvas.removeEventListener('pointercancel', callOff)
    canvas.removeEventListener('pointerleave', onLeave)
    canvas.style.cursor = ''
    stopHolding()
    stopListening()
  }
}

/** Keys that the map handles: here they only make the crosshair the position of the next vertex. */
const MAP_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-', '='])
/** Pixels that Shift and an arrow key move the map, to put the crosshair exactly on a vertex. */
const FINE_STEP = 10
const FINE_MOVES: Record<string, [number, number]> = {
  ArrowUp: [0, -FINE_STEP],
  ArrowDown: [0, FINE_STEP],
  ArrowLeft: [-FINE_STEP, 0],
  ArrowRight: [FINE_STEP, 0],
}

/** Performs the tool of a pressed key while the map has the focus; with Ctrl or Cmd, anywhere but in text fields. Returns the cleanup. */
export function drawByKeyboard({ map, session }: DrawPlace, commands: Commands): () => void {
  const canvas = map.getCanvas()
  // The repeated events of a held Enter key must not add vertices.
  const perform = (tool: Tool, event: KeyboardEvent) => {
    event.preventDefault()
    const moment = momentOf(session.get())
    if ((!event.repeat || tool.repeats) && tool.offered(moment)) tool.perform({ ...moment, ...commands })
  }
  const onMapKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const fine = event.shiftKey ? FINE_MOVES[event.key] : undefined
    const tool = toolOfKey(event.key)
    if (!tool && !MAP_KEYS.has(event.key)) return
    session.look({ input: 'keyboard', aim: 'centre', direct: false })
    if (tool) return perform(tool, event)
    if (!fine) return
    event.preventDefault()
    map.panBy(fine, { animate: false })
  }
  const onPageKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
    const tool = toolOfKey(`Mod+${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`)
    if (tool) perform(tool, event)
  }
  canvas.addEventListener('keydown', onMapKey)
  document.addEventListener('keydown', onPageKey)
  return () => {
    canvas.removeEventListener('keydown', onMapKey)
    document.removeEventListener('keydown', onPageKey)
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Handlers of the pointer gestures that Terra Draw distinguishes. Points are in canvas pixels. */
interface Gestures {
  click(point: Point, button: 'left' | 'right'): void
  /** Returns false to let this drag move the map. */
  dragStart(): boolean
  drag(point: Point): void
  dragEnd(): void
  hover(point: Point): void
}

/** Drags shorter than this many pixels count as presses, since a hand is never quite still. */
const STILL_PX = 6
const MODE = 'dots'
type MouseEvent = Parameters<TerraDrawExtend.TerraDrawBaseDrawMode<NoStyles>['onClick']>[0]
type NoStyles = Record<string, never>

/** Passes the pointer gestures on the map's canvas to `gestures`, until the returned function is called. */
function listenToGestures(map: Map, gestures: Gestures): () => void {
  const draw = new TerraDraw({ adapter: new CanvasAdapter(map), modes: [new DotsMode(gestures)] })
  draw.start()
  draw.setMode(MODE)
  return () => draw.stop()
}

/** A Terra Draw mode that only passes gestures on: the shapes are in our drawing session, not in Terra Draw. */
class DotsMode extends TerraDrawExtend.TerraDrawBaseDrawMode<NoStyles> {
  override mode = MODE
  private readonly gestures: Gestures
  private dragging = false

  constructor(gestures: Gestures) {
    super()
    this.gestures = gestures
  }
  start() {
    this.setStarted()
  }
  stop() {
    this.cleanUp()
    this.setStopped()
  }
  cleanUp() {
    this.dragging = false
  }
  styleFeature() {
    return TerraDrawExtend.getDefaultStyling()
  }
  override onClick(event: MouseEvent) {
    const right = event.button === 'right' || event.isContextMenu
    if (right || event.button === 'left') this.gestures.click(pointOf(event), right ? 'right' : 'left')
  }
  override onDragStart(event: MouseEvent, setMapDraggability: (enabled: boolean) => void) {
    this.dragging = this.gestures.dragStart()
    if (!this.dragging) return
    setMapDraggability(false)
    this.gestures.drag(pointOf(event))
  }
  override onDrag(event: MouseEvent) {
    if (this.dragging) this.gestures.drag(pointOf(event))
  }
  override onDragEnd() {
    if (this.dragging) this.gestures.dragEnd()
    this.dragging = false
  }
  override onMouseMove(event: MouseEvent) {
    this.gestures.hover(pointOf(event))
  }
}

const pointOf = ({ containerX, containerY }: MouseEvent): Point => ({ x: containerX, y: containerY })

/** Connects Terra Draw's pointer handling to a MapLibre canvas. It draws nothing, so a change of the map's style does not affect it. */
class CanvasAdapter extends TerraDrawExtend.TerraDrawBaseAdapter {
  private readonly map: Map

  constructor(map: Map) {
    super({ minPixelDragDistance: STILL_PX, minPixelDragDistanceDrawing: STILL_PX, coordinatePrecision: 7 })
    this.map = map
  }
  getMapEventElement() {
    return this.map.getCanvas()
  }
  getLngLatFromEvent(event: PointerEvent | globalThis.MouseEvent) {
    const { left, top } = this.map.getCanvas().getBoundingClientRect()
    return this.unproject(event.clientX - left, event.clientY - top)
  }
  project(lng: number, lat: number) {
    const { x, y } = this.map.project([lng, lat])
    return { x, y }
  }
  unproject(x: number, y: number) {
    const { lng, lat } = this.map.unproject([x, y])
    return { lng, lat }
  }
  setDraggability(enabled: boolean) {
    if (enabled) this.map.dragPan.enable()
    else this.map.dragPan.disable()
  }
  setDoubleClickToZoom(enabled: boolean) {
    if (enabled) this.map.doubleClickZoom.enable()
    else this.map.doubleClickZoom.disable()
  }
  setCursor() {}
  render() {}
  clear() {
    this._currentModeCallbacks?.onClear()
  }
}
