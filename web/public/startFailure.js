// The end of a start that fails, which nothing of the app is there to show. The build writes it into the page.
;(() => {
  const PAUSE_MS = 60_000

  // Reloads a page of an app that this device stores, at most once a minute: its browser may have dropped a file.
  window.reloadOnce = () => {
    try {
      const last = Number(sessionStorage.getItem('reloaded'))
      if (!navigator.serviceWorker?.controller || Date.now() - last < PAUSE_MS) return false
      sessionStorage.setItem('reloaded', String(Date.now()))
    } catch {
      // Where storage is refused, nothing would end the reloading.
      return false
    }
    location.reload()
    return true
  }

  // Shows an English text: no translation may be there.
  window.showStartFailure = () => {
    if (window.reloadOnce()) return
    const heading = document.createElement('h1')
    heading.textContent = 'An error occured. Please try again.'
    const message = document.createElement('div')
    message.setAttribute('role', 'alert')
    message.append(heading)
    const retryButton = document.createElement('button')
    retryButton.textContent = 'Try again'
    retryButton.addEventListener('click', () => location.reload())
    const box = document.createElement('main')
    box.className = 'unstarted'
    box.append(message, retryButton)
    document.getElementById('words')?.remove()
    document.getElementById('app')?.replaceChildren(box)
  }
})()
