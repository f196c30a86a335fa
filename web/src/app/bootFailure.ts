/** Shows an English text when starting failed before any translation was loaded. */
export function showBootFailure(root: HTMLElement): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = 'An error occured. Please try again.'
  const retryButton = document.createElement('button')
  retryButton.textContent = 'Try again'
  retryButton.addEventListener('click', () => window.location.reload())
  const box = document.createElement('main')
  box.style.padding = '40px 20px'
  box.append(message, retryButton)
  root.replaceChildren(box)
}
