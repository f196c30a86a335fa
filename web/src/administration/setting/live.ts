import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'

export const settingEvents = {
  'setting.changed': (_event: LiveEvents['setting.changed']) => readAgain(answers.settings),
}
