// Runs before the first paint, so that neither theme nor language flashes. The build writes it into the page.
;(() => {
  const root = document.documentElement
  let theme = null
  let locale = null
  try {
    theme = localStorage.getItem('theme')
    locale = localStorage.getItem('locale')
  } catch {
    // Storage may be refused; then the system decides.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.scheme = dark ? 'dark' : 'light'
  if (locale) root.lang = locale.slice(0, 2)
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#222222'
})()
