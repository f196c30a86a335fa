// Plain JavaScript for Node 20: shows the progress of steps that take a while.
const EVERY = 1000
/** Milliseconds between lines that cannot be rewritten, such as in a log, where more lines would only be noise. */
const EVERY_IN_A_LOG = 15_000

/**
 * @typedef {{ end(): void }} Step a step that is under way
 * @typedef {(doing: string, done?: () => string) => Step} Progress begins a step; `done` returns its progress, such as '12 of 20'
 */

/** @type {Progress} */
export const silently = () => ({ end() {} })

/**
 * Shows progress: on a terminal one line that changes each second; elsewhere a line at the beginning and every 15 seconds.
 * At its end each step prints its duration. Of concurrent steps, a terminal shows the one that began first.
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} out
 * @returns {Progress}
 */
export function showing(out = process.stdout) {
  /** @type {Set<() => string>} */
  const running = new Set()
  const rewrite = (line) => out.write(`\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}`)
  const show = () => running.size > 0 && rewrite([...running][0]())
  return (doing, done = () => '') => {
    const began = performance.now()
    const line = (time) => [doing, done(), time].filter(Boolean).join('  ')
    const now = () => line(elapsed(performance.now() - began))
    running.add(now)
    if (out.isTTY) show()
    else out.write(`${doing}\n`)
    const timer = out.isTTY ? setInterval(show, EVERY) : setInterval(() => out.write(`${now()}\n`), EVERY_IN_A_LOG)
    return {
      end() {
        clearInterval(timer)
        running.delete(now)
        const last = line(`${((performance.now() - began) / 1000).toFixed(1)} s`)
        if (out.isTTY) rewrite(last)
        else out.write(last)
        out.write('\n')
        if (out.isTTY) show()
      },
    }
  }
}

/** @returns the milliseconds as minutes and seconds, such as '1:05' */
export const elapsed = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`
