import type { WelcomeView } from '@fieldfare/shared/welcomeView.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { useJoined } from '../../../platform/api/useLive.ts'
import { currentLocale } from '../../../platform/i18n/translation.ts'

/** Milliseconds for which an answer counts as fresh and is not read again. */
const FRESH_MS = 60_000

const welcomes = read(api.feed.welcome.shown.query, { staleTime: FRESH_MS })

/** Reads the answer that the server put into the HTML of the page; null if it contains none. */
function broughtWelcome(words: ParentNode = document): WelcomeView | null {
  const known = words.querySelector<HTMLElement>('[data-welcome]')?.dataset['welcome']
  return known ? (JSON.parse(known) as WelcomeView) : null
}

/** Reads the place and the totals of the welcome page. A place disappears from the page as soon as its maker withdraws it. */
export function useWelcome(): WelcomeView | undefined {
  const locale = currentLocale()
  const [brought] = useState(() => broughtWelcome())
  const { data } = useQuery({
    ...welcomes.options({ locale }),
    ...(brought?.locale === locale && { initialData: brought }),
  })
  const id = data?.place?.id
  useJoined(id === undefined ? [] : [{ feed: 'measures', scope: 'one', id }])
  return data
}
