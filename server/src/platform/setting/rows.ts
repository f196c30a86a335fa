import type { SettingView } from '@fieldfare/shared/setting.ts'
import type { Tx } from '../db/tables.ts'
import { allTemplates, templateView, valueOf } from './templates.ts'

const settings = (db: Tx) => db.selectFrom('setting').select(['id', 'key', 'type', 'group', 'description', 'value'])

type Row = Awaited<ReturnType<ReturnType<typeof settings>['executeTakeFirstOrThrow']>>
const toView = (row: Row): SettingView => ({ ...row, group: row.group === 'SCORE' ? 'SCORE' : '' })

export async function settingView(db: Tx, key: string): Promise<SettingView | null> {
  const row = await settings(db).where('key', '=', key).executeTakeFirst()
  if (row?.type !== 'EMAIL_TEMPLATE') return row ? toView(row) : null
  const template = await templateView(db, key)
  return template && { ...toView(row), value: valueOf(template) }
}

/** Returns all settings, ordered by key; mail templates, with their texts in force, only if `templates` is true. */
export async function allSettings(db: Tx, templates: boolean): Promise<SettingView[]> {
  const rows = await settings(db)
    .$if(!templates, (query) => query.where('type', '=', 'VALUE'))
    .orderBy('key')
    .execute()
  const values = new Map(templates ? (await allTemplates(db)).map((one) => [one.key as string, valueOf(one)]) : [])
  return rows.flatMap((row) => {
    const value = row.type === 'EMAIL_TEMPLATE' ? values.get(row.key) : row.value
    return value === undefined ? [] : [{ ...toView(row), value }]
  })
}
