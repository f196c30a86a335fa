import { LOCALES, loadMessages, type Locale } from '@fieldfare/shared/locale.ts'
import { TEMPLATE_KEYS, TEMPLATE_PARAMS, type TemplateValue } from '@fieldfare/shared/mailTemplate.ts'
import { SCORE_DEFAULTS, SCORE_KEYS, type SettingView } from '@fieldfare/shared/setting.ts'
import type { Tx } from '../db/tables.ts'

type Default = Omit<SettingView, 'id'>

const SCORE_DESCRIPTIONS: Record<(typeof SCORE_KEYS)[number], string> = {
  DRAW_AREA: 'Points for drawing an area',
  ADD_VIRTUAL_FUNDING: 'Points for dividing the nature budget',
  ADD_DISCUSSION_COMMENT: 'Points for a comment in a discussion',
  FUND_PLEDGE: 'Points for a contribution to a pledge',
  SUBSCRIBE_INTERSECT: 'Points for joining a community through a new area',
}

async function defaults(): Promise<Default[]> {
  const scores = SCORE_KEYS.map((key): Default => ({
    key,
    type: 'VALUE',
    group: 'SCORE',
    description: SCORE_DESCRIPTIONS[key],
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

/** Inserts the missing settings and leaves the others as they are. @returns the keys inserted */
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
