import { COMMUNITY_AUDIENCE, PERSON_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { expect, test } from 'vitest'
import { useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test.each([true, false])(
  'feed.userData.people: another person gets only the fields that PERSON_AUDIENCE permits, with showProfile %s',
  (showProfile) =>
    undone(async ({ make }) => {
      const person = await make.member()
      await person.call.user.update({ profile: { showProfile, city: 'Groningen', age: 40, organization: 'Mine' } })
      const stranger = await make.member()
      const [view] = await stranger.call.feed.userData.people({ ids: [person.id] })
      for (const [field, audience] of Object.entries(PERSON_AUDIENCE))
        expect(field in (view ?? {}), field).toBe(audience === 'named' || (audience === 'profile' && showProfile))
    })(),
)

test(
  'feed.land.one: a guest gets only the fields that COMMUNITY_AUDIENCE permits',
  undone(async ({ make, guest }) => {
    const community = await guest.feed.land.one({ id: await make.community(await make.owner()) })
    for (const [field, audience] of Object.entries(COMMUNITY_AUDIENCE))
      expect(field in community, field).toBe(audience === 'everyone')
  }),
)
