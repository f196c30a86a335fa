import { localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Delivery } from '../../content/delivery/delivery.ts'
import { mailingList, renderLetter } from '../../platform/mail/letter.ts'
import { release, remindable } from './due.ts'

/**
 * The delivery of the mail that reminds a person once to finish the registration. If the mail finally fails, or no longer applies to the
 * person, the person counts as not reminded.
 */
export const reminderDelivery: Delivery = {
  kind: 'reminder',
  subjects: 'person',
  job: 'mailReminder',
  retries: 12,
  redirectedWhenSent: true,
  unsettled: 'sent',
  async tell({ deps: { config, db }, template }, { subjectId }) {
    const reader = await remindable(db.kysely).where('person.id', '=', subjectId).executeTakeFirst()
    if (!reader) return undefined
    return {
      reader,
      wanted: true,
      async letter() {
        const locale = localeOf(reader.locale)
        const values = { name: reader.name, siteUrl: config.PUBLIC_URL + paths.addArea }
        const text = await template(templateFor(reader.areas), locale)
        return renderLetter(text, locale, values, config, mailingList(config, reader.secret))
      },
    }
  },
  async ended(db, { subjectId }, outcome) {
    if (outcome !== 'sent') await release(db, subjectId)
  },
}

/** Returns the template by a person's progress: whether the person has drawn areas. */
export const templateFor = (areas: number) =>
  areas > 0 ? ('REGISTER_REMINDER_HAS_AREAS_1' as const) : ('REGISTER_REMINDER_NO_AREAS_1' as const)
