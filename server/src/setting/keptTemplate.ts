import type { Locale } from '@fieldfare/shared/locale.ts'
import { type TemplateKey, TemplateValue } from '@fieldfare/shared/setting.ts'
import type { Tx } from '../db/tables.ts'
import type { Template } from '../mail/mailTemplate.ts'

/** A mail template as admins last changed it, in one language. */
export async function keptTemplate(db: Tx, key: TemplateKey, locale: Locale): Promise<Template> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return TemplateValue.parse(row.value)[locale]
}
