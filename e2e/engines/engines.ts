import { writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'
import type { BrowserProgram } from '../../tools/browsers.mjs'
import type { RunningServer } from '../server.ts'
import type { OpenBrowser } from './hands.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { type Screen, screenOf } from './screen.ts'
import { openWebKit } from './webkit.ts'

interface Engine {
  name: string
  /** Programs that have to be installed. */
  needs: readonly BrowserProgram[]
  open(): Promise<OpenBrowser>
}

export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', needs: ['chromium'], open: openChromium },
  { name: 'Firefox', needs: ['firefox', 'display'], open: openFirefox },
  { name: 'WebKit', needs: ['webkit', 'webkitDriver', 'display'], open: openWebKit },
]

const LOG_LINES = 10

/**
 * Runs a journey in which each person has a window of one browser engine. If the journey fails, the error has the paths of
 * pictures of the windows and the server's output. An error in a page fails the journey, too.
 * @param people their names, each with the URL at which the person's browser reaches the server
 */
export async function withScreens<Name extends string>(
  { engine, server, info }: { engine: Engine; server: RunningServer; info: TestInfo },
  people: Record<Name, string>,
  journey: (screens: Record<Name, Screen>) => Promise<void>,
): Promise<void> {
  const browser = await engine.open()
  const screens: [string, Screen][] = []
  const before = server.said().length
  try {
    for (const [name, url] of Object.entries<string>(people)) screens.push([name, screenOf(await browser.hands(), url)])
    await journey(Object.fromEntries(screens) as Record<Name, Screen>)
    if (server.said().slice(before).includes('"client error"')) throw new Error('There was an error in a page.')
  } catch (error) {
    const pictures = screens.map(([name, screen]) => pictureOf(screen, info.outputPath(`${name}.png`)))
    const logLines = server.said().slice(before).trim().split('\n').slice(-LOG_LINES)
    throw new Error([String(error), ...(await Promise.all(pictures)), 'The server wrote:', ...logLines].join('\n'), {
      cause: error,
    })
  } finally {
    await browser.close()
  }
}

async function pictureOf(screen: Screen, path: string): Promise<string> {
  try {
    await writeFile(path, await screen.picture())
    return `Picture: ${path}`
  } catch (error) {
    return `No picture at ${path}: ${String(error)}`
  }
}
