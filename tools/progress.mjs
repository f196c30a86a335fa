// Plain JavaScript for Node 20: says what takes a while, and how far it is.
const EVERY = 1000
/** Where lines cannot be rewritten, such as in a log, each further line would only be noise. */
const EVERY_IN_A_LOG = 15_000

/**
 * @typedef {{ end(): void }} Step a step that is under way
 * @typedef {(doing: string, done?: () => string) => Step} Progress begins a step; `done` says how far it is, as '12 of 20'
 */

/** @type {Progress} */
export const silently = () => ({ end() {} })

/**
 * On a terminal one line that changes each second; elsewhere a line at the beginning and every 15 seconds.
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} out
 * @returns {Progress}
 */
export function showing(out = process.stdout) {
  return (doing, done = () => '') => {
    const began = Date.now()
    const line = () => [doing, done(), elapsed(Date.now() - began)].filter(Boolean).join('  ')
    if (!out.isTTY) {
      out.write(`${doing}\n`)
      const timer = setInterval(() => out.write(`${line()}\n`), EVERY_IN_A_LOG)
      return { end: () => clearInterval(timer) }
    }
    const show = () => out.write(`\r\x1b[K${line().slice(0, (out.columns || 80) - 1)}`)
    show()
    const timer = setInterval(show, EVERY)
    return {
      end() {
        clearInterval(timer)
        show()
        out.write('\n')
      },
    }
  }
}

/** @returns the milliseconds as minutes and seconds, such as '1:05' */
export const elapsed = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
