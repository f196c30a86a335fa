import { AppError } from '@fieldfare/shared/errors.ts'
import { LOCALES, type Locale, loadMessages } from '@fieldfare/shared/locale.ts'
import {
  isTemplateKey,
  type MailWords,
  TEMPLATE_PARAMS,
  TEMPLATE_REQUIRED,
  type TemplateKey,
  type TemplateText,
  type TemplateValue,
  type TemplateView,
} from '@fieldfare/shared/mailTemplate.ts'
import { z } from 'zod'
import type { Tx } from '../db/tables.ts'

/** A template in one language as the database stores it: without title and body the built-in texts are in force again. */
const Stored = z.object({
  title: z.string().optional(),
  body: z.string().optional(),
  version: z.number(),
  changedAt: z.string(),
})
const StoredTexts = z.partialRecord(z.enum(LOCALES), Stored)
type StoredTexts = z.output<typeof StoredTexts>

/** Returns the built-in title and body of a template. */
export const builtInWords = async (key: TemplateKey, locale: Locale): Promise<MailWords> =>
  (await loadMessages(locale)).mail[key]

/** Returns the texts that are in force: an admin's, or the built-in ones. */
function inForce(stored: StoredTexts[Locale], builtIn: MailWords): TemplateText {
  const changed = stored?.title !== undefined && stored.body !== undefined
  return {
    title: changed ? (stored.title ?? '') : builtIn.title,
    body: changed ? (stored.body ?? '') : builtIn.body,
    version: stored?.version ?? 0,
    changed,
    changedAt: stored?.changedAt ?? null,
  }
}

/** Returns the title and body in force of a mail template in one language, from which its mails are written. */
export async function templateInForce(db: Tx, key: TemplateKey, locale: Locale): Promise<MailWords> {
  const row = await db.selectFrom('setting').select('texts').where('key', '=', key).executeTakeFirst()
  const { title, body } = inForce(StoredTexts.parse(row?.texts ?? {})[locale], await builtInWords(key, locale))
  return { title, body }
}

interface TemplateRow {
  id: string
  key: string
  texts: unknown
}

const eachLocale = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>

async function toView({ id, key, texts }: TemplateRow): Promise<TemplateView | null> {
  // A server of a later version may have inserted templates that this one does not know.
  if (!isTemplateKey(key)) return null
  const builtIn = Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await builtInWords(key, locale)] as const)),
  ) as Record<Locale, MailWords>
  const stored = StoredTexts.parse(texts)
  return {
    id,
    key,
    params: [...TEMPLATE_PARAMS[key]],
    required: [...TEMPLATE_REQUIRED[key]],
    texts: eachLocale((locale) => inForce(stored[locale], builtIn[locale])),
    builtIn,
  }
}

const templates = (db: Tx) =>
  db.selectFrom('setting').select(['id', 'key', 'texts']).where('type', '=', 'EMAIL_TEMPLATE')

/** Returns all templates, in the order in which the product lists them. */
export async function allTemplates(db: Tx): Promise<TemplateView[]> {
  const views = await Promise.all((await templates(db).execute()).map(toView))
  const order = Object.keys(TEMPLATE_PARAMS)
  return views
    .filter((view) => view !== null)
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
}

/** Returns the template with this key or setting id; null if there is none. */
export async function templateView(db: Tx, ref: string): Promise<TemplateView | null> {
  const by = isTemplateKey(ref) ? 'key' : 'id'
  const row = await templates(db).where(by, '=', ref).executeTakeFirst()
  return row ? toView(row) : null
}

/**
 * Returns a template, locked until the transaction ends.
 * @throws not-found
 */
export async function lockTemplate(db: Tx, ref: string): Promise<TemplateView> {
  const by = isTemplateKey(ref) ? 'key' : 'id'
  const row = await templates(db).where(by, '=', ref).forUpdate().executeTakeFirst()
  const view = row && (await toView(row))
  if (!view) throw new AppError('not-found')
  return view
}

/** Returns a template in the form of the feed `KV`. */
export const valueOf = ({ texts, params }: TemplateView): TemplateValue => ({
  ...eachLocale((locale) => ({ title: texts[locale].title, body: texts[locale].body })),
  params,
})

/** Stores the texts of some languages of a locked template; null puts a language's built-in text in force. */
export async function storeWords(
  db: Tx,
  view: TemplateView,
  words: Partial<Record<Locale, MailWords | null>>,
): Promise<void> {
  const now = new Date()
  const stored: StoredTexts = {}
  for (const locale of LOCALES) {
    const { title, body, version, changed, changedAt } = view.texts[locale]
    const next = words[locale]
    if (next !== undefined) stored[locale] = { ...next, version: version + 1, changedAt: now.toISOString() }
    else if (changedAt !== null) stored[locale] = { ...(changed && { title, body }), version, changedAt }
  }
  await db
    .updateTable('setting')
    .set({ texts: JSON.stringify(stored), updated_at: now })
    .where('id', '=', view.id)
    .execute()
}
