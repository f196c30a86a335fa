/** The functions of `/startFailure.js`, which run without the app. */
interface Window {
  /** Reloads a page of an app that this device stores, at most once a minute. @returns false if it stays */
  reloadOnce?: () => boolean
  /** Reloads the page once, or shows an English text with another try in place of the app. */
  showStartFailure?: () => void
}
