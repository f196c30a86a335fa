import { loadMessages, localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import Mustache from 'mustache'
import type { Deps } from '../../platform/call/context.ts'
import type { PushNotice, PushOutcome } from '../../platform/push/push.ts'
import { pathOfAlert } from './sources.ts'
import { type Alert, type AlertReader, nameOfAlert } from './alertLetter.ts'

/** The maximum of separate notices at once; more, such as after a night, become one notice that leads to the overview. */
const SINGLY_MAX = 3

/**
 * Sends alerts as push notices to the devices of a person. Removes devices that their push service no longer knows.
 * @returns 'none' if the person has no device; 'late' if the alerts must be tried again
 */
export async function pushAlerts(deps: Deps, person: AlertReader, alerts: Alert[]): Promise<'sent' | 'late' | 'none'> {
  const { kysely } = deps.db
  const devices = await kysely
    .selectFrom('push_device as device')
    .innerJoin('auth.session as session', 'session.id', 'device.session_id')
    .select(['device.id', 'device.endpoint', 'device.p256dh', 'device.auth'])
    .where('device.person_id', '=', person.id)
    .where('device.site', '=', deps.config.PUBLIC_URL)
    .where('session.expiresAt', '>', new Date())
    .execute()
  if (devices.length === 0) return 'none'
  const notices = await noticesOf(person, alerts)
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      let outcome: PushOutcome = 'sent'
      for (const notice of notices) {
        outcome = await deps.push.send(kysely, device, notice)
        if (outcome !== 'sent') break
      }
      if (outcome === 'gone' || outcome === 'refused')
        await kysely.deleteFrom('push_device').where('id', '=', device.id).execute()
      return outcome
    }),
  )
  if (outcomes.includes('sent')) return 'sent'
  return outcomes.includes('late') ? 'late' : 'none'
}

async function noticesOf({ locale: written }: AlertReader, alerts: Alert[]): Promise<PushNotice[]> {
  const messages = await loadMessages(localeOf(written))
  const { push } = messages.alert
  if (alerts.length > SINGLY_MAX) {
    const title = Mustache.render(push.many, { count: alerts.length }, {}, { escape: String })
    return [{ title, body: push.manyText, path: paths.home2, tag: 'many' }]
  }
  return alerts.map((alert) => ({
    title: nameOfAlert(messages, alert.what) ?? push.something,
    body: alert.title,
    path: pathOfAlert(alert),
    tag: alert.subject,
  }))
}
