import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { PlainTemplate, SaveSetting, ScoreValue, type SettingView, TemplateValue } from '@fieldfare/shared/setting.ts'
import type { z } from 'zod'
import { write } from '../call/call.ts'
import { variablesOf } from '../mail/mailTemplate.ts'
import { settingView } from './rows.ts'

/**
 * Changes the value of an existing setting. A template has a title and a body for each language, or one of each for all of
 * them, and may use only the variables it is given.
 */
export const saveKV = write('setting.change', SaveSetting).mutation(async ({ input, ctx }): Promise<SettingView> => {
  const { db } = ctx
  const setting = await settingView(db, input.key)
  if (!setting) throw new AppError('not-found')
  const value = setting.type === 'EMAIL_TEMPLATE' ? template(input.value, setting) : parsed(ScoreValue, input.value)
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(value), updated_at: new Date() })
    .where('key', '=', input.key)
    .execute()
  await ctx.audit('setting.change', input.key, { before: setting.value, after: value })
  ctx.publish({ name: 'setting.changed', key: input.key })
  return { ...setting, value }
})

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('bad-input', issuesOf(result.error).map(under))
}

function template(raw: unknown, setting: SettingView): TemplateValue {
  const value = parsed(TemplateValue, inEachLanguage(raw))
  // The product defines a template's variables, not its editor.
  const { params } = TemplateValue.parse(setting.value)
  const issues = LOCALES.flatMap((locale): Issue[] => {
    const { title, body } = value[locale]
    return (['title', 'body'] as const).flatMap((field) =>
      unknownIn(field === 'title' ? title : body, params).map((name) => ({
        path: [locale, field],
        key: 'templateVariable',
        params: { name },
      })),
    )
  })
  if (issues.length > 0) throw new AppError('bad-input', issues.map(under))
  return { ...value, params }
}

/** A template without languages as one with them; any other value as it is. */
function inEachLanguage(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('body' in raw)) return raw
  const { title, body } = parsed(PlainTemplate, raw)
  return { ...Object.fromEntries(LOCALES.map((locale) => [locale, { title, body }])), params: [] }
}

function unknownIn(text: string, params: string[]): string[] {
  try {
    return variablesOf(text).filter((name) => !params.includes(name))
  } catch {
    return ['{{']
  }
}

const under = (issue: Issue): Issue => ({ ...issue, path: ['value', ...issue.path] })
