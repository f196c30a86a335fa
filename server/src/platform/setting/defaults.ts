import { LOCALES, loadMessages, type Locale } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS, type TemplateValue } from '@fieldfare/shared/mailTemplate.ts'
import { SCORE_DEFAULTS, SCORE_KEYS, type ScoreKey, type SettingView } from '@fieldfare/shared/setting.ts'
import type { Tx } from '../db/tables.ts'

type Default = Omit<SettingView, 'id'>

let described: Record<ScoreKey, string> | undefined

/** Sets the descriptions of what the points of each setting are given for; called once, by server/src/nouns.ts. */
export function registerScores(descriptions: Record<ScoreKey, string>): void {
  described = descriptions
}

async function defaults(): Promise<Default[]> {
  if (!described) throw new Error('nouns.ts has not been imported')
  const descriptions = described
  const scores = SCORE_KEYS.map((key): Default => ({
    key,
    type: 'VALUE',
    group: 'SCORE',
    description: descriptions[key],
    value: SCORE_DEFAULTS[key],
  }))
  const languages = await Promise.all(
    LOCALES.map(async (locale) => [locale, (await loadMessages(locale)).mail] as const),
  )
  const templates = TEMPLATE_KEYS.map((key): Default => {
    const texts = Object.fromEntries(languages.map(([locale, mail]) => [locale, mail[key]])) as Record<
      Locale,
      { title: string; body: string }
    >
    const value: TemplateValue = { ...texts, params: [...TEMPLATE_PARAMS[key]] }
    return { key, type: 'EMAIL_TEMPLATE', group: '', description: languages[0]?.[1].descriptions[key] ?? key, value }
  })
  return [...scores, ...templates]
}

/** Inserts the missing settings and leaves the others unchanged. @returns the keys of the inserted settings */
export async function insertMissingSettings(db: Tx): Promise<string[]> {
  const rows = (await defaults()).map((row) => ({ ...row, value: JSON.stringify(row.value) }))
  const inserted = await db
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  return inserted.map(({ key }) => key)
}
