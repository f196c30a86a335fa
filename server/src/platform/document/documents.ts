import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DOCUMENTS, type DocumentName, type DocumentView } from '@fieldfare/shared/document.ts'
import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'
import MarkdownIt from 'markdown-it'
import type { Config } from '../config.ts'

const OURS = fileURLToPath(new URL('texts', import.meta.url))

export type Documents = (name: DocumentName, locale: Locale) => DocumentView

/**
 * Reads all documents once. A file `<name>.<language>.md` in DOCUMENTS_DIR replaces the built-in document of that name
 * in all languages: nobody should agree to other terms because they read another language. Throws if a file has no
 * title.
 */
export async function readDocuments(
  config: Pick<Config, 'DOCUMENTS_DIR' | 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>,
): Promise<Documents> {
  const ownFiles = config.DOCUMENTS_DIR ? await readdir(config.DOCUMENTS_DIR) : []
  const all = new Map<DocumentName, DocumentView[]>()
  for (const name of DOCUMENTS) {
    const replaced = LOCALES.filter((locale) => ownFiles.includes(fileOf(name, locale)))
    const folder = config.DOCUMENTS_DIR && replaced.length > 0 ? config.DOCUMENTS_DIR : OURS
    const locales = replaced.length > 0 ? replaced : LOCALES
    const views = locales.map(async (locale) => {
      const text = await readFile(join(folder, fileOf(name, locale)), 'utf8')
      return viewOf(text, locale, config)
    })
    all.set(name, await Promise.all(views))
  }
  return (name, locale) => {
    const found = all.get(name) ?? []
    const view = found.find((one) => one.locale === locale) ?? found[0]
    if (!view) throw new Error(`no document is called ${name}`)
    return view
  }
}

const fileOf = (name: DocumentName, locale: Locale) => `${name}.${locale.slice(0, 2)}.md`

function viewOf(text: string, locale: Locale, config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>): DocumentView {
  const site = new URL(config.PUBLIC_URL).host
  const address = config.SUPPORT_ADDRESS
  const contact = address ? `[${address}](mailto:${address})` : `[${site}/info](/info#contact)`
  const filled = text.replaceAll('{{site}}', site).replaceAll('{{contact}}', contact)
  const [, title, rest] = /^#\s+(.+)\n([^]*)$/.exec(filled.trimStart()) ?? []
  if (!title || rest === undefined) throw new Error(`A document in ${locale} does not begin with "# " and its title.`)
  return { title: title.trim(), html: new MarkdownIt({ html: false }).render(rest), locale }
}
