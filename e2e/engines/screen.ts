import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hands, Key } from './hands.ts'
import { type Answer, look, type Question, questionOf, type What } from './look.ts'

/** Milliseconds to wait for something: as long as the other journeys wait for a map. */
const LIMIT = 45_000
const PAUSE = 60
const MIDDLE = [0.5, 0.5] as const
const LIBRARY = createRequire(new URL('../../web/package.json', import.meta.url)).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** Actions of a person in one window. Each waits until it is possible, or until the expected element is visible. */
export interface Screen {
  /** Opens a path of the server. */
  open(path: string): Promise<void>
  press(what: What, at?: readonly [number, number]): Promise<void>
  /** Presses an option until it is chosen: a form that slides to its next question may move the option away from the pointer. */
  choose(what: What): Promise<void>
  /** Replaces the text of a field. */
  fill(what: What, text: string): Promise<void>
  keys(...names: Key[]): Promise<void>
  /** Waits until an element is visible. @throws Error after a time limit */
  see(what: What): Promise<void>
  /** Waits until the URL has a path that matches. @returns that path */
  arrive(path: RegExp): Promise<string>
  /** Waits until the page's service worker is active, in engines with service workers: a lost connection would abort its installation. */
  workOffline(): Promise<void>
  picture(): Promise<Uint8Array>
}

const isOnItsOwn = (): boolean => !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null

export function screenOf(hands: Hands, url: string): Screen {
  async function ask(question: Question): Promise<Answer> {
    const answer = await hands.run(look, question)
    if (answer) return answer
    await hands.load(await readFile(LIBRARY, 'utf8'))
    return (await hands.run(look, question)) ?? { count: 0, spot: null, chosen: false }
  }

  /** Waits until an element keeps its position for a moment. @returns the point at which the pointer reaches the element */
  async function reach(what: What, at: Question['at']): Promise<{ x: number; y: number }> {
    let before: Answer['spot'] = null
    return waited(`reach ${describe(what)}`, async () => {
      const { spot } = await ask(questionOf(what, at))
      const still = spot !== null && before?.x === spot.x && before.y === spot.y
      before = spot
      return still ? spot : undefined
    })
  }

  async function press(what: What, at: Question['at'] = MIDDLE): Promise<void> {
    const { x, y } = await reach(what, at)
    await hands.pressAt(x, y)
  }

  return {
    open: (path) => hands.go(new URL(path, url).href),
    press,
    async choose(what) {
      await waited(`choose ${describe(what)}`, async () => {
        await press(what)
        return (await ask(questionOf(what, MIDDLE))).chosen || undefined
      })
    },
    async fill(what, text) {
      // A page that has just opened may give the focus to its heading meanwhile.
      await waited(`fill ${describe(what)}`, async () => {
        await press(what)
        if (!(await hands.run(selectAll, undefined))) return undefined
        await hands.type(text)
        return (await hands.run(isWritten, text)) || undefined
      })
    },
    async keys(...names) {
      for (const name of names) await hands.key(name)
    },
    async see(what) {
      await waited(`see ${describe(what)}`, async () => (await ask(questionOf(what, MIDDLE))).count || undefined)
    },
    arrive: (path) =>
      waited(`arrive at ${path}`, async () => {
        const pathname = await hands.run(() => location.pathname, undefined)
        return path.test(pathname) ? pathname : undefined
      }),
    async workOffline() {
      await waited('work offline', async () => (await hands.run(isOnItsOwn, undefined)) || undefined)
    },
    picture: () => hands.picture(),
  }
}

/** Selects the text of the focused field; this function and the next run in the page. */
function selectAll(): boolean {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  field.select()
  return true
}
const isWritten = (text: string): boolean => (document.activeElement as { value?: string } | null)?.value === text

const describe = (what: What): string =>
  Object.entries(what)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')

/** Repeats an attempt until it has a result, also after errors: a page answers with errors while it navigates. */
async function waited<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  let why = ''
  for (const began = Date.now(); Date.now() - began < LIMIT; await sleep(PAUSE)) {
    try {
      const result = await attempt()
      if (result !== undefined) return result
      why = ''
    } catch (error) {
      why = `: ${String(error)}`
    }
  }
  throw new Error(`Could not ${what} within ${LIMIT / 1000} s${why}`)
}
