import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedMap } from '@fieldfare/shared/embed.ts'
import { languageTag, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { siteTitle } from '@fieldfare/shared/siteName.ts'
import { escapeHtml } from '@fieldfare/shared/escapeHtml.ts'

const ENTRY = /^embed-[\w-]+\.js$/

/** Returns the path of the script of embedded maps in a built web app; null in a build without it. */
export function embedScript(dist: string): string | null {
  try {
    const file = readdirSync(join(dist, 'assets')).find((name) => ENTRY.test(name))
    return file ? `/assets/${file}` : null
  } catch {
    return null
  }
}

/** Returns the HTML document of an embedded map, with the data that its script shows. */
export function embedDocument(map: EmbeddedMap, { embed }: Messages, script: string | null): string {
  const { title, page, locale } = map
  const link = `<p><a href="${escapeHtml(page.address)}" target="_blank" rel="noopener">${escapeHtml(page.words)}</a></p>`
  return documentOf(locale, title, [
    script && `<script type="module" src="${escapeHtml(script)}"></script>`,
    `<main id="embed" data-map="${escapeHtml(JSON.stringify(map))}"></main>`,
    `<noscript><h1>${escapeHtml(title)}</h1><p>${escapeHtml(embed.noScript)}</p>${link}</noscript>`,
  ])
}

/** Returns the HTML document in place of a map that does not exist or that a guest may not see. */
export const goneDocument = (locale: Locale, { embed }: Messages): string =>
  documentOf(locale, embed.gone, [
    `<main><h1>${escapeHtml(embed.gone)}</h1><p>${escapeHtml(embed.goneText)}</p></main>`,
  ])

const documentOf = (locale: Locale, title: string, body: (string | null)[]): string =>
  [
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(siteTitle(title))}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>',
    ...body.filter((part) => part !== null),
    '</body></html>',
  ].join('')
