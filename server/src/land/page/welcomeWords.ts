import { languageTag, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { STILL, type WelcomePlace, type WelcomeView } from '@fieldfare/shared/welcomeView.ts'
import { escapeHtml } from '@fieldfare/shared/escapeHtml.ts'
import { fill } from '@fieldfare/shared/translate.ts'

interface WelcomeParts {
  header: string
  /** The HTML of the heading and the text. */
  said: string
  messages: Messages
  locale: Locale
  welcome: WelcomeView | null
}

/**
 * Returns the HTML of the welcome page before the app runs: an area on its map, drawn by CSS only, with its photo and description; or the
 * built-in picture if there is no area. It includes the data that the app needs for this content, so that the app requests nothing and
 * nothing moves when it takes over.
 */
export function welcomeWords({ header, said, messages, locale, welcome }: WelcomeParts): string {
  const place = welcome?.place
  const known = welcome ? ` data-welcome="${escapeHtml(JSON.stringify(welcome))}"` : ''
  const map = place ? stillOf(place, messages) : '<div class="map"><div></div></div>'
  return `<div class="welcome"${known}>${map}${header}<main>${place ? told(place, locale) : ''}${said}</main></div>`
}

function stillOf({ stills, title, outline, credit }: WelcomePlace, { welcome }: Messages): string {
  const { width, height } = STILL
  const alt = escapeHtml(fill(welcome.stillOf, { title }))
  const lines = ['fill', 'glow', 'casing', 'line'].map((name) => `<use class="${name}" href="#outline"/>`).join('')
  const path = `<defs><path id="outline" pathLength="1" d="${escapeHtml(outline)}"/></defs>`
  return [
    `<div class="map still"><picture><source media="(width < 45em)" srcset="${escapeHtml(stills.phone)}">`,
    `<img src="${escapeHtml(stills.desk)}" alt="${alt}" width="${width}" height="${height}" fetchpriority="high"></picture>`,
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${path}${lines}</svg><small>${escapeHtml(credit)}</small></div>`,
  ].join('')
}

function told({ photo, title, words, locale }: WelcomePlace, readers: Locale): string {
  const lang = locale === readers ? '' : ` lang="${languageTag(locale)}"`
  const img = `<img src="${photoUrl(photo.id, 'list')}" alt="${escapeHtml(photo.alt ?? '')}" width="${photo.width}" height="${photo.height}">`
  return `<figure${lang}>${img}<blockquote>${escapeHtml(words)}</blockquote><figcaption>${escapeHtml(title)}</figcaption></figure>`
}
