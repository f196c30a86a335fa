import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'

export interface Slide {
  src: string
  /** The URL of the small version, shown until the full one has loaded. */
  msrc: string
  width: number
  height: number
  alt: string
}

export interface ZoomStage {
  goTo(index: number): void
  destroy(): void
}

/**
 * Shows photos in an element, with pinch, double tap and click to zoom and swipes to turn. It adds no buttons, keys or texts:
 * those belong to the dialog around the element.
 * @param onIndex called when a swipe turned to another photo
 */
export function createZoomStage(
  element: HTMLElement,
  slides: Slide[],
  { index, failed, onIndex }: { index: number; failed: string; onIndex: (index: number) => void },
): ZoomStage {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const stage = new PhotoSwipe({
    dataSource: slides,
    index,
    appendToEl: element,
    getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
    errorMsg: failed,
    loop: false,
    preload: [1, 1],
    maxZoomLevel: 4,
    showHideAnimationType: 'none',
    zoomAnimationDuration: still ? false : 250,
    // The dialog closes by its button, Escape and Back alone.
    bgClickAction: false,
    tapAction: false,
    pinchToClose: false,
    closeOnVerticalDrag: false,
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
  })
  stage.on('change', () => onIndex(stage.currIndex))
  stage.init()
  // Screen readers would announce PhotoSwipe's English roles and a second dialog.
  for (const part of [stage.element, ...element.querySelectorAll('[aria-roledescription]')])
    for (const name of ['role', 'aria-roledescription']) part?.removeAttribute(name)
  return {
    goTo: (next) => {
      if (next !== stage.currIndex) stage.goTo(next)
    },
    destroy: () => {
      // PhotoSwipe ignores `destroy` while it opens.
      if (stage.opener.isOpening) stage.on('openingAnimationEnd', () => stage.destroy())
      else stage.destroy()
    },
  }
}
