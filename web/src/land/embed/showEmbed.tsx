import '@fontsource-variable/figtree/wght.css'
import '@fontsource/literata/600.css'
import '../../platform/ui/layout/base.css'
import '../../platform/ui/tokens.css'
import type { EmbeddedMap } from '@fieldfare/shared/embed.ts'
import { loadFirstMessages, loadMapMessages } from '@fieldfare/shared/locale.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../../platform/api/queries.ts'
import { putTexts, showLanguage } from '../../platform/i18n/translation.ts'
import { EmbedScreen } from './EmbedScreen.tsx'

/** Shows a map in the given element, as described by the element's `data-map` attribute. */
export async function showEmbed(place: HTMLElement): Promise<void> {
  const map = JSON.parse(place.dataset['map'] ?? '') as EmbeddedMap
  const { locale } = map
  const [first, mapTexts] = await Promise.all([loadFirstMessages(locale), loadMapMessages(locale)])
  putTexts(locale, { ...first, ...mapTexts })
  showLanguage(locale)
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <EmbedScreen map={map} />
    </QueryClientProvider>,
  )
}
