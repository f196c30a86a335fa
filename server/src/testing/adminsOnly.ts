import { expect } from 'vitest'
import { type Caller, refusalOf, type World } from './world.ts'

/** Expects that each of the calls refuses guests, members and owners. */
export async function expectAdminsOnly(
  { make, guest }: Pick<World, 'make' | 'guest'>,
  calls: (call: Caller) => Promise<unknown>[],
): Promise<void> {
  const [member, owner] = [await make.member(), await make.owner()]
  for (const [call, code] of [
    [guest, 'not-signed-in'],
    [member.call, 'forbidden'],
    [owner.call, 'forbidden'],
  ] as const)
    for (const refused of calls(call)) expect(await refusalOf(refused)).toEqual({ code })
}
