import type { Map } from 'maplibre-gl'
import { TerraDraw, TerraDrawExtend } from 'terra-draw'
import type { Point } from './hit.ts'

/** What hands do on the map, told apart by Terra Draw: a press, a drag, a hover. Points are on the canvas. */
export interface Gestures {
  click(point: Point, button: 'left' | 'right'): void
  /** Whether this drag is ours; if not, it moves the map. */
  dragStart(): boolean
  drag(point: Point): void
  dragEnd(): void
  hover(point: Point): void
}

/** A hand is never quite still: shorter drags are presses. */
const STILL_PX = 6
const MODE = 'dots'
type MouseEvent = Parameters<TerraDrawExtend.TerraDrawBaseDrawMode<NoStyles>['onClick']>[0]
type NoStyles = Record<string, never>

/** Listens to the map's canvas until the returned function is called. */
export function listenToGestures(map: Map, gestures: Gestures): () => void {
  const draw = new TerraDraw({ adapter: new CanvasAdapter(map), modes: [new DotsMode(gestures)] })
  draw.start()
  draw.setMode(MODE)
  return () => draw.stop()
}

/** A mode that keeps no shapes of its own: ours are kept by operations that can be taken back one by one. */
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

/** Terra Draw's pointers on a MapLibre canvas. Draws nothing, so that it survives a change of the map's style. */
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
