import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'

export const settingEvents = {
  'setting.changed': (_event: LiveEvents['setting.changed']) => readAgain({ queryKey: keys.settings }),
}
