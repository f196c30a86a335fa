import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { keys, queryClient } from '../api/queries.ts'

export const settingEvents = {
  'setting.changed': (_event: LiveEvents['setting.changed']) =>
    void queryClient.invalidateQueries({ queryKey: keys.settings }),
}
