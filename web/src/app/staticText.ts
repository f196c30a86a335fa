/**
 * Removes the static text of the HTML as soon as the app shows a page or an error, before the next paint. Until then the
 * text stays, since the parts of the page appear one by one.
 */
export function replaceStaticText(root: HTMLElement, words: HTMLElement | null): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main, h1')) return
    words?.remove()
    observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}
