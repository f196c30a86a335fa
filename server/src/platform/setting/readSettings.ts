import { can } from '@fieldfare/shared/access.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import type { SettingView } from '@fieldfare/shared/setting.ts'
import { read } from '../call/call.ts'
import { allSettings } from './rows.ts'

/** The call that returns the public settings, and for admins also the mail templates. */
export const KV = read('setting.see', NoArgs).query(({ ctx }): Promise<SettingView[]> =>
  allSettings(ctx.db, can('setting.seeTemplates', { who: ctx.who })),
)
