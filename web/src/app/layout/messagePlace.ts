/** A page that fills the window, such as a map: it gives up no height, messages lie over it. */
const FILLED = '[data-filled]'
/** Selects the part of such a page that messages stay within. */
const MAP = '[data-map-room]'
/** Elements at the bottom that messages lie above: the foot of a wizard, a sheet, the buttons of a map. */
const TOOLS = '[data-bottom-tools]'
/** The part of the window that no such element reaches above. Higher ones can be scrolled: messages lie over its end. */
const HIGHEST = 0.5

type Name = 'room' | 'over' | 'up' | 'left' | 'right'

/**
 * Sets where messages of a height lie: `--ff-message-room` of a page that scrolls grows by it; over a page that fills the window
 * they lie above its tools, beside its panel, and what scrolls there has `--ff-message-over` at its end. All in CSS pixels.
 */
export function placeMessages(height: number): void {
  const filled = height > 0 && document.querySelector(FILLED) !== null
  setRoom(filled ? 0 : height)
  if (!filled) {
    for (const name of ['over', 'up', 'left', 'right'] as const) remove(name)
    return
  }
  const { innerWidth: width, innerHeight: bottom } = window
  const map = document.querySelector(MAP)?.getBoundingClientRect()
  const { left, right } = map && map.width > 0 ? map : { left: 0, right: width }
  const tops = Array.from(document.querySelectorAll(TOOLS), (tool) => tool.getBoundingClientRect())
    .filter((tool) => tool.height > 0 && tool.left < right && tool.right > left)
    .map(({ top }) => top)
    .filter((top) => top > bottom * HIGHEST && top < bottom)
  set('over', height)
  set('left', left)
  set('right', width - right)
  if (tops.length > 0) set('up', bottom - Math.min(...tops))
  else remove('up')
}

/** Makes room on the page, and keeps what lay at the bottom of the window in view. */
function setRoom(height: number): void {
  const page = document.documentElement
  if (page.style.getPropertyValue(propertyOf('room')) === `${height}px`) return
  const atEnd = page.scrollHeight - page.clientHeight - window.scrollY < 2
  set('room', height)
  if (atEnd && height > 0) window.scrollTo(0, page.scrollHeight)
}

const propertyOf = (name: Name) => `--ff-message-${name}`
const set = (name: Name, pixels: number) =>
  document.documentElement.style.setProperty(propertyOf(name), `${Math.round(pixels)}px`)
const remove = (name: Name) => document.documentElement.style.removeProperty(propertyOf(name))
