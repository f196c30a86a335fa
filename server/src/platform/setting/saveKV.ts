import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'
import { type MailWords, PlainTemplate, TEMPLATE_REQUIRED, TemplateValue } from '@fieldfare/shared/mailTemplate.ts'
import { SaveSetting, ScoreValue, type SettingView } from '@fieldfare/shared/setting.ts'
import type { z } from 'zod'
import { orNotFound, write } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'
import { wordIssues } from './mailIssues.ts'
import { settingView } from './rows.ts'
import { lockTemplate, storeWords } from './templates.ts'

/**
 * Changes the value of an existing setting. A mail template has a title and a body for each language, or one of each
 * for all languages, and may use only the placeholders of that template.
 */
export const saveKV = write('setting.change', SaveSetting).mutation(async ({ input, ctx }): Promise<SettingView> => {
  const { db } = ctx
  const setting = await settingView(db, input.key)
  if (!setting) throw new AppError('not-found')
  if (setting.type === 'EMAIL_TEMPLATE') await saveTexts(db, setting.key, input.value)
  else
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify(parse(ScoreValue, input.value)), updated_at: new Date() })
      .where('key', '=', input.key)
      .execute()
  const after = orNotFound(await settingView(db, input.key))
  await ctx.audit('setting.change', input.key, { before: setting.value, after: after.value })
  ctx.publish({ name: 'setting.changed', key: input.key })
  return after
})

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('bad-input', issuesOf(result.error).map(under))
}

/** Stores the texts of the languages whose new text differs from the text in force. */
async function saveTexts(db: Tx, key: string, raw: unknown): Promise<void> {
  const value = parse(TemplateValue, inEachLanguage(raw))
  const view = await lockTemplate(db, key)
  // The template's placeholders are defined by the product, not by the input.
  const names = { params: view.params, required: TEMPLATE_REQUIRED[view.key] }
  const issues = LOCALES.flatMap((locale) =>
    wordIssues(value[locale], names).map((issue): Issue => ({ ...issue, path: [locale, ...issue.path] })),
  )
  if (issues.length > 0) throw new AppError('bad-input', issues.map(under))
  const changed: Partial<Record<Locale, MailWords>> = {}
  for (const locale of LOCALES) {
    const { title, body } = view.texts[locale]
    if (value[locale].title !== title || value[locale].body !== body) changed[locale] = value[locale]
  }
  await storeWords(db, view, changed)
}

/** Returns a template with a single text as one with that text in every language; any other value unchanged. */
function inEachLanguage(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('body' in raw)) return raw
  const { title, body } = parse(PlainTemplate, raw)
  return { ...Object.fromEntries(LOCALES.map((locale) => [locale, { title, body }])), params: [] }
}

const under = (issue: Issue): Issue => ({ ...issue, path: ['value', ...issue.path] })
