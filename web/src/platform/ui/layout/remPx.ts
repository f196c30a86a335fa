/** Returns the pixels of `1rem`: the size of type that the reader chose in the browser, 16 by default. */
export const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
