import { type MessagePreview, TryMessage } from '@fieldfare/shared/message.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { writeOn } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { loadsCommunity } from '../../content/load.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { sketchLetter } from '../../platform/mail/letter.ts'
import { messageLetter, messageTemplate } from './messageLetter.ts'
import { assertAudience, contentAsked } from './openContent.ts'
import { countReach } from './recipients.ts'

/** Returns the e-mail address of a test mail: the writer's, or the one that all mails are redirected to. */
const testAddress = ({ config }: Deps, who: Session) => config.MAIL_REDIRECT_TO ?? who.email

async function communityOf(db: Tx, id: string) {
  return db.selectFrom('community').select(['title', 'system']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the mail of a message draft, and how many people would get the message if it were sent now. Changes nothing. */
export const preview = writeOn('message.add', TryMessage, loadsCommunity).mutation(
  async ({ input, ctx }): Promise<MessagePreview> => {
    const { data, audience } = input
    const { db, who, deps, thing: communityId } = ctx
    const { title: from, system } = await communityOf(db, communityId)
    const about = contentAsked(input)
    await assertAudience(db, { ...input, about, system })
    const locale = localeOf(who.locale)
    const letter = messageLetter(deps.config, {
      title: data.title,
      body: data.body,
      from,
      name: who.name,
      messageId: '',
      secret: '',
    })
    const mail = await sketchLetter(await messageTemplate(db, locale), locale, letter, deps.config)
    const reach = await countReach(db, { communityId, system, senderId: who.id, audience, about })
    const redirectedTo = deps.config.MAIL_REDIRECT_TO
    return { ...reach, redirectedTo, testTo: testAddress(deps, who), mail }
  },
)

/** Queues a test mail of a message draft to its writer alone. */
export const tryOut = writeOn('message.add', TryMessage, loadsCommunity, ({ deps, who }) =>
  deps.limits.count('testMessage', who.id),
).mutation(async ({ input: { data }, ctx }) => {
  const { who, deps, thing: communityId } = ctx
  await ctx.enqueue('mailMessageTest', { personId: who.id, communityId, ...data, photoId: data.photoId ?? null })
  return { testTo: testAddress(deps, who) }
})
