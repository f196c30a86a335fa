import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_SIZES } from '@fieldfare/shared/card.ts'
import { languageTag, type Locale, LOCALES } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { SITE_NAME, siteTitle } from '@fieldfare/shared/siteName.ts'
import type { WelcomeView } from '@fieldfare/shared/welcomeView.ts'
import { etagOf } from '../../platform/call/etag.ts'
import type { PageReader } from '../../platform/http/servedPage.ts'
import { escapeHtml } from '@fieldfare/shared/escapeHtml.ts'
import type { PageWords } from './pageWords.ts'
import { welcomeWords } from './welcomeWords.ts'

/** The built `index.html`, into which the title, text and picture of a page are filled. */
export interface Shell {
  /** The HTML of a page, with its strong ETag. */
  page(
    words: PageWords,
    reader: Pick<PageReader, 'locale' | 'messages'>,
    welcome?: WelcomeView | null,
  ): { html: string; etag: string }
}

const HEAD = /<!-- head -->.*<!-- \/head -->/s
const WORDS = /<!-- words -->/
const LANGUAGE = /<html lang="[^"]*"/

/**
 * Reads the app's shell, the built `index.html`.
 * @param dist the folder of the built web app
 * @param publicUrl the URL of the site, without a slash at the end
 */
export function readShell(dist: string, publicUrl: string): Shell {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  const bird = birdIn(dist)
  return {
    page(words, reader, welcome = null) {
      const tag = languageTag(reader.locale)
      // Replacements are functions, since a `$` in text that people typed must not act as a pattern.
      const html = shell
        .replace(LANGUAGE, () => `<html lang="${tag}"`)
        .replace(HEAD, () => headOf(words, reader.locale, publicUrl))
        .replace(WORDS, () => firstWords(words, reader, { bird, welcome }))
      return { html, etag: etagOf(html) }
    },
  }
}

/** Returns the hashes of the inline scripts in the shell, in the form of a Content-Security-Policy; none without a built web app. */
export function inlineScripts(dist: string): string[] {
  try {
    const shell = readFileSync(join(dist, 'index.html'), 'utf8')
    return [...shell.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
  } catch {
    return []
  }
}

/** Returns the HTML tags for programs that preview links or list pages. */
function headOf({ title, heading, text, canonical, picture }: PageWords, locale: Locale, publicUrl: string): string {
  const name = siteTitle(title)
  const image = publicUrl + picture.address
  const territory = (one: Locale) => languageTag(one).replace('-', '_')
  const properties: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', SITE_NAME],
    ['og:title', heading],
    ['og:description', text],
    ...(canonical === null ? [] : [['og:url', publicUrl + canonical] as [string, string]]),
    ['og:locale', territory(locale)],
    ...LOCALES.filter((other) => other !== locale).map((other): [string, string] => [
      'og:locale:alternate',
      territory(other),
    ]),
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', PICTURE_SIZES.link.width],
    ['og:image:height', PICTURE_SIZES.link.height],
    ['og:image:alt', picture.alt],
  ]
  const names: [string, string][] = [
    ['description', text],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', heading],
    ['twitter:description', text],
    ['twitter:image', image],
    ['twitter:image:alt', picture.alt],
    ...(canonical === null ? [['robots', 'noindex'] as [string, string]] : []),
  ]
  return [
    `<title>${escapeHtml(name)}</title>`,
    ...names.map(([key, value]) => `<meta name="${key}" content="${escapeHtml(value)}">`),
    ...properties.map(([key, value]) => `<meta property="${key}" content="${escapeHtml(String(value))}">`),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(publicUrl + canonical)}">`]),
  ].join('\n    ')
}

interface FirstParts {
  bird: string
  welcome: WelcomeView | null
}

/**
 * Returns the HTML that people read until the app runs, in place of an empty page: heading and text; on the welcome page also an area and
 * its map.
 */
function firstWords(
  words: PageWords,
  { messages, locale }: Pick<PageReader, 'messages' | 'locale'>,
  { bird, welcome }: FirstParts,
): string {
  const header = `<header class="name">${bird}${SITE_NAME}</header>`
  const said = (text: string) =>
    `<h1>${escapeHtml(words.heading)}</h1><p>${escapeHtml(text)}</p><noscript><p>${escapeHtml(messages.link.noScript)}</p></noscript>`
  if (words.canonical === paths.welcome)
    return welcomeWords({ header, said: said(messages.welcome.text), messages, locale, welcome })
  return `<div>${header}<main>${said(words.text)}</main></div>`
}

function birdIn(dist: string): string {
  try {
    const svg = readFileSync(join(dist, 'favicon.svg'), 'utf8')
      .replace(/^.*?(?=<svg)/s, '')
      .trim()
    return svg.replace('<svg', '<svg aria-hidden="true" width="38" height="38"')
  } catch {
    return ''
  }
}
