import { localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Deps } from '../../platform/call/context.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { templateInForce } from '../../platform/setting/templates.ts'
import { withCorrection } from './correctionRows.ts'

/** Mails a community's creator, in their language, what an admin decided about its corrected land. */
export async function mailCorrection({ config, db }: Deps, mailer: Mailer, correctionId: string): Promise<void> {
  const row = await withCorrection(db.kysely)
    .innerJoin('person', 'person.id', 'community.created_by')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['user.name', 'user.email', 'person.locale', 'community.id', 'community.title'])
    .select(['correction.state', 'correction.reason'])
    .where('correction.id', '=', correctionId)
    .where('correction.state', 'in', ['applied', 'declined'])
    .where('user.emailVerified', '=', true)
    .executeTakeFirst()
  if (!row) return
  const { name, email, title, reason, state } = row
  const locale = localeOf(row.locale)
  const communityUrl = `${config.PUBLIC_URL}${paths.community(row.id)}`
  const template = await templateInForce(db.kysely, state === 'applied' ? 'LAND_APPROVED' : 'LAND_DECLINED', locale)
  await makeLetters(config, mailer).send(email, template, locale, { name, title, reason: reason ?? '', communityUrl })
}
