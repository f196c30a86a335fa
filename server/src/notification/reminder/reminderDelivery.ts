import { localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Delivery } from '../../content/delivery/delivery.ts'
import { mailingList, renderLetter } from '../../platform/mail/letter.ts'
import { release, remindable } from './due.ts'

/**
 * The mail that reminds a person once of what they began. Where it failed for good, or is not for this person any more, they are as if
 * nobody had reminded them.
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

/** The template for how far a person came. */
export const templateFor = (areas: number) =>
  areas > 0 ? ('REGISTER_REMINDER_HAS_AREAS_1' as const) : ('REGISTER_REMINDER_NO_AREAS_1' as const)
