import { t } from '../../platform/call/trpc.ts'
import { addDevice, removeDevice } from './devices.ts'
import { seenIt } from './seenIt.ts'
import { choose, communities, mails, quiet, settings } from './settings.ts'

export const callbackRouter = t.router({
  settings,
  communities,
  choose,
  quiet,
  mails,
  addDevice,
  removeDevice,
  seen: seenIt,
})
