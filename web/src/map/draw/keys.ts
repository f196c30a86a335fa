import type { Commands, DrawPlace } from './commands.ts'

/** Keys of the map itself move and zoom it: they only say that the cross is what one aims with now. */
const MAP_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-', '='])
/** With Shift the map moves a little, so that the cross can be put on a dot. Pixels. */
const FINE_STEP = 10
const FINE_MOVES: Record<string, [number, number]> = {
  ArrowUp: [0, -FINE_STEP],
  ArrowDown: [0, FINE_STEP],
  ArrowLeft: [-FINE_STEP, 0],
  ArrowRight: [FINE_STEP, 0],
}

/** Drawing by keyboard: on the focused map; undo and redo anywhere but where text is written. Returns what ends it. */
export function drawByKeyboard({ map, session }: DrawPlace, commands: Commands): () => void {
  const canvas = map.getCanvas()
  const onMap: Record<string, () => void> = {
    Enter: commands.dropAtCentre,
    ' ': commands.dropAtCentre,
    Backspace: commands.undo,
    Delete: commands.deleteSelected,
    Escape: commands.escape,
  }
  const onMapKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const fine = event.shiftKey ? FINE_MOVES[event.key] : undefined
    const act = fine ? () => map.panBy(fine, { animate: false }) : onMap[event.key]
    if (!act && !MAP_KEYS.has(event.key)) return
    session.look({ input: 'keyboard', aim: 'centre' })
    if (!act) return
    event.preventDefault()
    // Held down, Enter would rain dots; going back and moving a little may well repeat.
    if (!event.repeat || fine || event.key === 'Backspace') act()
  }
  const onPageKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? commands.redo : key === 'z' ? commands.undo : null
    if (!act) return
    event.preventDefault()
    act()
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
