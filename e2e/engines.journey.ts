import { nl } from '../shared/src/messages/nl.ts'
import { findBrowser } from '../tools/browsers.mjs'
import { startBalancer } from './balancer.ts'
import { ENGINES, withScreens } from './engines/engines.ts'
import type { Screen } from './engines/screen.ts'
import { test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { demo, freshEmail, PASSWORD } from './people.ts'

test.describe.configure({ mode: 'parallel' })

/** A place on the dunes of Texel, which the demo's owner manages. */
const DUNES = 'at=13/53.08/4.75'
const MAP = { css: '[data-ready="true"] canvas' }
const NEXT = { role: 'button', name: /^Next:/ }

for (const engine of ENGINES) {
  test(`in ${engine.name}, a person registers, draws an area that another sees live, comments, and saves after a lost connection`, async ({
    server,
  }, info) => {
    test.skip(!engine.needs.every(findBrowser), `${engine.name} is not installed.`)
    // The balancer cuts the connection of the drawer only.
    const line = await startBalancer([server])
    const title = `Drawn in ${engine.name}`
    await withScreens(
      { engine, server, info },
      { drawer: line.url, watcher: server.url },
      async ({ drawer, watcher }) => {
        const email = await register(drawer)
        await drawer.open(new URL(await linkInMail(server, email, '/verify-email/')).pathname)
        await drawer.see({ text: 'Your email address is confirmed' })
        await signIn(watcher)
        await watcher.open(`/map?${DUNES}`)
        await watcher.see(MAP)

        await drawArea(drawer, title)
        await drawer.press({ role: 'button', name: 'Save area' })
        await drawer.arrive(/^\/my-areas$/)
        await drawer.see({ role: 'heading', name: title })
        await drawer.press({ role: 'button', name: 'View my places' })
        await watcher.press({ role: 'link', name: new RegExp(title) })
        await watcher.see({ role: 'heading', name: title })
        await watcher.see({ text: nl.area.detail.likesNone })

        await rename(drawer, title, `${title}, in the rain`)
        await drawer.workOffline()
        line.cut()
        await drawer.press({ role: 'button', name: 'Save changes' })
        await drawer.see({ text: /^Saved on this device\./ })
        line.mend()
        await drawer.arrive(/^\/my-areas$/)
        await watcher.see({ role: 'heading', name: `${title}, in the rain` })

        // The menu moves when the strip "All sent" disappears.
        await drawer.open('/my-communities')
        await drawer.press({ role: 'link', name: 'Duinen van Texel' })
        const community = await drawer.arrive(/^\/community\//)
        await watcher.open(`${community}?tab=discussions`)
        await watcher.see({ role: 'heading', name: 'Duinen van Texel' })
        // Members first see the tab with the content that waits for their answer.
        await drawer.press({ role: 'tab', name: /^Discussions/ })
        await drawer.press({ role: 'link', name: 'Start a discussion' })
        await drawer.fill({ label: 'What is it about?' }, `A bench for ${engine.name}?`)
        await drawer.press({ role: 'button', name: 'Start the discussion' })
        await drawer.arrive(/^\/post\//)
        await watcher.press({ role: 'link', name: new RegExp(`A bench for ${engine.name}`) })
        await watcher.fill({ role: 'textbox', name: nl.discussion.compose.label }, 'With its back to the wind.')
        await watcher.press({ role: 'button', name: nl.discussion.compose.send })
        await drawer.see({ text: 'With its back to the wind.' })
      },
    ).finally(() => line.close())
  })
}

/** Registers a new person, who is then signed in. @returns the email address */
async function register(screen: Screen): Promise<string> {
  const email = freshEmail()
  await screen.open('/register')
  await screen.fill({ label: 'Name' }, 'Ruth Okafor')
  await screen.fill({ label: 'Email address' }, email)
  await screen.fill({ label: 'Password' }, PASSWORD)
  await screen.press({ role: 'checkbox', name: /^I have read the disclaimer/ })
  await screen.press({ role: 'button', name: 'Register' })
  await screen.arrive(/^\/home2$/)
  // Firefox reports an error if the next navigation aborts the loading of this page.
  await screen.see({ role: 'heading', name: /Ruth$/ })
  return email
}

/** Signs in as the owner, whose language is Dutch. */
async function signIn(screen: Screen): Promise<void> {
  await screen.open('/login')
  await screen.fill({ label: 'Email address' }, demo.owner.email)
  await screen.fill({ label: 'Password' }, demo.owner.password)
  await screen.press({ role: 'button', name: 'Sign in' })
  await screen.arrive(/^\/my-owned-communities$/)
  await screen.see({ role: 'heading', name: nl.app.title.myOwnedCommunities })
}

/** Fills in the whole area wizard: three corners by mouse and one by keyboard, then the required answers. */
async function drawArea(screen: Screen, title: string): Promise<void> {
  await screen.open(`/add-area?${DUNES}`)
  await screen.see(MAP)
  for (const [index, corner] of (
    [
      [0.35, 0.35],
      [0.6, 0.35],
      [0.65, 0.6],
    ] as const
  ).entries()) {
    await screen.press(MAP, corner)
    await screen.see({ text: new RegExp(`${index + 1} dot`) })
  }
  await screen.keys('ArrowLeft', 'ArrowLeft', 'Enter')
  await screen.see({ text: /4 dots/ })
  await screen.press({ role: 'button', name: 'Close the shape and continue' })
  await screen.fill({ label: 'Name of this place' }, title)
  await screen.choose({ role: 'radio', name: /^Living area/ })
  await screen.press(NEXT)
  await screen.choose({ role: 'radio', name: '9' })
  await screen.see({ role: 'heading', name: 'How often do you come here?' })
  await screen.choose({ role: 'radio', name: 'Every week' })
}

/** Opens an area of the person's list for editing and changes its name, without saving. */
async function rename(screen: Screen, from: string, to: string): Promise<void> {
  await screen.press({ role: 'link', name: `Edit: ${from}` })
  await screen.see({ role: 'heading', name: 'Is everything right?' })
  await screen.press({ role: 'button', name: 'Change: Description' })
  await screen.fill({ label: 'Name of this place' }, to)
}
