/** Selects a page that fills the window, such as a map: messages lie over it and take none of its height. */
const FILLED = '[data-filled]'
/** Selects the part of such a page that messages stay within. */
const MAP = '[data-map-room]'
/** Selects elements at the bottom that messages lie above: the foot of a wizard, a sheet, the buttons of a map. */
const TOOLS = '[data-bottom-tools]'
/** Selects the button that leads on to the next step: no message covers it. */
const CALL = '[data-call]'
/** Only elements with their upper edge below this part of the window count. Messages may cover the end of taller ones, which scroll. */
const HIGHEST = 0.5

type Name = 'room' | 'over' | 'up' | 'left' | 'right'

/**
 * Places messages of a given height, in CSS pixels. On a page that fills the window or has tools at its lower edge, the messages lie above
 * the tools and beside the panel, and `--ff-message-over` is the space for them at the end of scrolling content. On any other page,
 * `--ff-message-room` reserves the height below the page, and messages that would cover the button to continue lie above that button.
 */
export function placeMessages(height: number, messages?: Element): void {
  const { innerWidth: width, innerHeight: bottom } = window
  const filled = height > 0 && document.querySelector(FILLED) !== null
  const map = filled ? document.querySelector(MAP)?.getBoundingClientRect() : undefined
  const { left, right } = map && map.width > 0 ? map : { left: 0, right: width }
  const topsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (tool) => tool.getBoundingClientRect())
      .filter((tool) => tool.height > 0 && tool.left < right && tool.right > left)
      .map(({ top, bottom: end }) => ({ top, end }))
      .filter(({ top }) => top > bottom * HIGHEST && top < bottom)
  remove('up')
  const band = (height > 0 && messages?.getBoundingClientRect()) || { top: bottom - height, bottom }
  // On a page that scrolls, only tools that stay at the lower edge count.
  const tools = topsOf(TOOLS).filter(({ end }) => filled || end > band.bottom - 2)
  const over = height > 0 && (filled || tools.length > 0)
  setRoom(over ? 0 : height)
  if (over) set('over', height)
  else remove('over')
  if (filled) {
    set('left', left)
    set('right', width - right)
  } else {
    remove('left')
    remove('right')
  }
  if (height === 0) return
  const covered = topsOf(CALL).filter(({ top, end }) => top < band.bottom && end > band.top)
  const tops = (over ? tools : covered).map(({ top }) => top)
  if (tops.length > 0) set('up', bottom - Math.min(...tops))
}

/** Reserves a height below the page. A page that was scrolled to its end is scrolled to the new end. */
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
