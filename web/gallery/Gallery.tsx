import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useTranslation } from '../src/platform/i18n/translation.ts'
import { LanguageSwitch } from '../src/platform/shell/layout/LanguageSwitch.tsx'
import { chooseColourScheme, useColourScheme } from '../src/platform/shell/layout/colourScheme.ts'
import { Button } from '../src/platform/ui/Button.tsx'
import { basics } from './basics.tsx'
import type { Entry } from './entry.ts'
import { feedback } from './feedback.tsx'
import { form } from './form.tsx'
import classes from './Gallery.module.css'
import { layout } from './layout.tsx'
import { overlay } from './overlay.tsx'

const ENTRIES: Entry[] = [...basics, ...form, ...feedback, ...layout, ...overlay]
const addressOf = (part: string, state: string) => `?${new URLSearchParams({ part, state })}`

const router = createRouter({ routeTree: createRootRoute({ component: Page }), basepath: '/gallery' })

/** The gallery: every component of platform/ui in every state, with switches for four languages and both colour schemes. */
export const Gallery = () => <RouterProvider router={router as never} />

function Page() {
  const params = new URLSearchParams(window.location.search)
  const entry = ENTRIES.find(({ part }) => part === params.get('part'))
  return <>{entry ? <One entry={entry} state={params.get('state') ?? ''} /> : <All />}</>
}

function One({ entry, state }: { entry: Entry; state: string }) {
  const { t } = useTranslation()
  return (
    <main className={classes.one}>
      <h1 className={classes.part}>{`${entry.part}: ${state}`}</h1>
      {entry.states[state]?.(t)}
    </main>
  )
}

function All() {
  const { t } = useTranslation()
  const scheme = useColourScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <main className={classes.page}>
      <div className={classes.bar}>
        <LanguageSwitch />
        <Button onClick={() => chooseColourScheme(other)}>{t(`app.theme.${other}`)}</Button>
      </div>
      {ENTRIES.map(({ part, states, shown }) => (
        <article key={part}>
          <h2 className={classes.part}>{part}</h2>
          {Object.entries(states).map(([name, state]) => (
            <div key={name} className={classes.state}>
              <p className={classes.name}>{name}</p>
              {shown === 'alone' ? (
                <a href={addressOf(part, name)} data-alone>{`${part}: ${name}`}</a>
              ) : (
                <div className={shown === 'framed' ? classes.frame : undefined}>{state(t)}</div>
              )}
            </div>
          ))}
        </article>
      ))}
    </main>
  )
}
