import { type ProfileChange, UpdateProfile } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall, type TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { roomsOfBox } from '../area/rooms.ts'
import { asBbox } from '../db/geo.ts'
import type { Heard } from '../live/bus.ts'
import { assertPassword } from './assertPassword.ts'
import { forgetNewEmail } from './forgetNewEmail.ts'
import { meView } from './me.ts'

/** Changes what a person may change of themselves, and nothing else. A new address waits for its verification. */
export const update = openCall('account.change', UpdateProfile).mutation(async ({ input, ctx }) => {
  const who = ctx.who
  if (!who) throw new AppError('not-signed-in')
  const { email, password, name, ...rest } = input.profile
  const newEmail = email !== undefined && email !== who.email ? email : null
  const stays = email === who.email
  if (newEmail) await assertPassword(ctx, who, password, ['profile', 'password'])
  return inTransaction(ctx, async (tx) => {
    if (name !== undefined && name !== who.name) {
      await tx.db.updateTable('auth.user').set({ name, updatedAt: new Date() }).where('id', '=', who.id).execute()
    }
    if (newEmail) await askForNewEmail(tx, who, newEmail)
    if (stays) await forgetNewEmail(tx.db, who.id)
    const before = await tx.db
      .selectFrom('person')
      .select('show_name')
      .where('id', '=', who.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const columns = toColumns(rest)
    if (Object.keys(columns).length > 0) {
      await tx.db.updateTable('person').set(columns).where('id', '=', who.id).execute()
    }
    const shown = rest.showName ?? before.show_name
    const renamed = name !== undefined && name !== who.name
    if (shown !== before.show_name || (shown && renamed)) await tellAreas(tx, who.id)
    if (renamed) await tellCommunities(tx, who.id)
    tx.publishMine(who.id, 'account')
    return meView(tx.db, who.id)
  })
})

async function askForNewEmail(tx: TransactionContext, who: Session, email: string): Promise<void> {
  const taken = await tx.db.selectFrom('auth.user').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new AppError('conflict', [{ path: ['profile', 'email'], key: 'emailTaken' }])
  await tx.db.updateTable('person').set({ new_email: email }).where('id', '=', who.id).execute()
  await tx.enqueue('mailNewEmail', { personId: who.id })
  await tx.enqueue('mailOldEmail', { personId: who.id, oldEmail: who.email, newEmail: email })
  await tx.audit('account.newEmail', who.id)
}

type Rest = Omit<ProfileChange, 'name' | 'email' | 'password'>
const COLUMNS = {
  showName: 'show_name',
  showProfile: 'show_profile',
  locale: 'locale',
  timeZone: 'time_zone',
  organization: 'organization',
  companyName: 'company_name',
  sector: 'sector',
  address: 'address',
  website: 'website',
  city: 'city',
  age: 'age',
  education: 'education',
  gender: 'gender',
} as const satisfies Record<keyof Rest, string>

// What is left out stays; an empty text takes the value away.
const toColumns = (rest: Rest) =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .map(([field, column]) => [column, rest[field as keyof Rest]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, value === '' ? null : value]),
  )

// A name that appears, goes or changes is seen on the person's areas by everyone who follows them.
async function tellAreas(tx: TransactionContext, personId: string): Promise<void> {
  const areas = await tx.db
    .updateTable('area')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('created_by', '=', personId)
    .where('hidden_at', 'is', null)
    .where('seen', '=', true)
    .returning(['id', asBbox('geom').as('box')])
    .execute()
  tx.publish(areas.map(({ id, box }): Heard => ({ name: 'area.changed', id, rooms: roomsOfBox(box) })))
}

// A community always names its creator.
async function tellCommunities(tx: TransactionContext, personId: string): Promise<void> {
  const communities = await tx.db
    .updateTable('community')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('created_by', '=', personId)
    .where('hidden_at', 'is', null)
    .where('seen', '=', true)
    .returning('id')
    .execute()
  tx.publish(communities.map(({ id }): Heard => ({ name: 'community.changed', id })))
}
