import '@fontsource-variable/figtree/wght.css'
import '@fontsource/literata/600.css'
import '../../platform/ui/layout/base.css'
import '../../platform/ui/tokens.css'
import type { EmbeddedMap } from '@fieldfare/shared/embed.ts'
import { loadFirstMessages, loadMapMessages } from '@fieldfare/shared/locale.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { queryClient } from '../../platform/api/queries.ts'
import { LOOKUP } from '../../platform/i18n/i18n.ts'
import { EmbedScreen } from './EmbedScreen.tsx'

/** Shows the map that a page describes in one of its elements. */
export async function showEmbed(place: HTMLElement): Promise<void> {
  const map = JSON.parse(place.dataset['map'] ?? '') as EmbeddedMap
  const { locale } = map
  const [first, mapTexts] = await Promise.all([loadFirstMessages(locale), loadMapMessages(locale)])
  const resources = { [locale]: { translation: { ...first, ...mapTexts } } }
  await i18next.use(initReactI18next).init({ ...LOOKUP, lng: locale, resources })
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <EmbedScreen map={map} />
    </QueryClientProvider>,
  )
}
