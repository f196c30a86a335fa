/** Shows an English text when starting failed before any translation was loaded. */
export function showBootFailure(root: HTMLElement): void {
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = 'An error occured. Please try again.'
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => window.location.reload())
  const box = document.createElement('main')
  box.style.padding = '40px 20px'
  box.append(words, again)
  root.replaceChildren(box)
}
