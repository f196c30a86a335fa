import type { SettingView } from '@fieldfare/shared/setting.ts'
import type { Tx } from '../db/tables.ts'

const settings = (db: Tx) => db.selectFrom('setting').select(['id', 'key', 'type', 'group', 'description', 'value'])

type Row = Awaited<ReturnType<ReturnType<typeof settings>['executeTakeFirstOrThrow']>>
const toView = (row: Row): SettingView => ({ ...row, group: row.group === 'SCORE' ? 'SCORE' : '' })

export async function settingView(db: Tx, key: string): Promise<SettingView | null> {
  const row = await settings(db).where('key', '=', key).executeTakeFirst()
  return row ? toView(row) : null
}

/** All settings by key; the mail templates only with `templates`. */
export async function allSettings(db: Tx, templates: boolean): Promise<SettingView[]> {
  const rows = await settings(db)
    .$if(!templates, (query) => query.where('type', '=', 'VALUE'))
    .orderBy('key')
    .execute()
  return rows.map(toView)
}
